'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
import { watchInView } from '@/components/ui/watch-in-view';
import styles from './near-row.module.css';

const loadCards = () => import('./cards-row').then((file) => file.CardsRow);

/** How far below the screen it begins to load. */
const AHEAD = '600px';

type Props = { title: string; path: string };

/**
 * A row of products that is read from `path` when the shopper comes near; it keeps its room until then, and gives it back
 * out of sight when there is nothing to show.
 */
export function NearRow({ title, path }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isInSight, setInSight] = useState<boolean | undefined>(undefined);
  const [isNear, setNear] = useState(false);
  const [isNothing, setNothing] = useState(false);
  const [hasRoom, setRoom] = useState(true);
  if (isInSight === false && hasRoom === isNothing) setRoom(!isNothing);

  useEffect(() => {
    if (!section.current) return;
    return watchInView(section.current, setInSight);
  }, []);

  useEffect(() => {
    if (isNear || !section.current) return;
    return watchInView(section.current, (isSeen) => isSeen && setNear(true), AHEAD);
  }, [isNear]);

  const room = hasRoom && <div className={styles.room} />;
  const props = { title, path, hasRoom, fallback: room, tellNothing: setNothing };
  return (
    <section ref={section} className={`section ${styles.section}`}>
      {isNear ? <LazyPart load={loadCards} props={props} fallback={room} /> : room}
    </section>
  );
}
