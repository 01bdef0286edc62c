'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
import { watchInView } from '@/components/ui/watch-in-view';
import { useVisitState } from '@/lib/client/use-visit-state';
import styles from './near-row.module.css';

const loadCards = () => import('./cards-row').then((file) => file.CardsRow);

/** How far below the screen it begins to load. */
const AHEAD = '600px';
/** The screen and all that lies above it. */
const NOT_BELOW = '1000000px 0px 0px';

type Props = { title: string; path: string };

/**
 * A row of products that is read from `path` when the shopper comes near; it keeps its room until then. It takes and
 * gives back its room while it lies below the screen, so that nothing that is looked at moves: one that is on the first
 * screen stays away until it has been below.
 */
export function NearRow({ title, path }: Props) {
  const section = useRef<HTMLElement>(null);
  const [isBelow, setBelow] = useVisitState(false);
  const [isNear, setNear] = useState(false);
  const [isNothing, setNothing] = useVisitState(false);
  const [hasRoom, setRoom] = useState(false);
  if (isBelow && hasRoom === isNothing) setRoom(!isNothing);

  useEffect(() => {
    if (!section.current) return;
    return watchInView(section.current, (isSeen) => setBelow(!isSeen), NOT_BELOW);
  }, [setBelow]);

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
