'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
import { watchInView } from '@/components/ui/watch-in-view';
import styles from './near-row.module.css';

const loadCards = () => import('./cards-row').then((file) => file.CardsRow);

/** How far below the viewport it starts to load. */
const AHEAD = '600px';

type Props = { title: string; path: string };

/**
 * A row of products loaded from `path` when scrolled near. It reserves its room until then; when there is nothing to
 * show, it gives the room up while off screen.
 */
export function NearRow({ title, path }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isOnScreen, setOnScreen] = useState<boolean | undefined>(undefined);
  const [isNear, setNear] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const [hasRoom, setRoom] = useState(true);
  if (isOnScreen === false && hasRoom === isEmpty) setRoom(!isEmpty);

  useEffect(() => {
    if (!section.current) return;
    return watchInView(section.current, setOnScreen);
  }, []);

  useEffect(() => {
    if (isNear || !section.current) return;
    return watchInView(section.current, (isSeen) => isSeen && setNear(true), AHEAD);
  }, [isNear]);

  const room = hasRoom && <div className={styles.room} />;
  const props = { title, path, hasRoom, fallback: room, onEmptyChange: setEmpty };
  return (
    <section ref={section} className={`section ${styles.section}`}>
      {isNear ? <LazyPart load={loadCards} props={props} fallback={room} /> : room}
    </section>
  );
}
