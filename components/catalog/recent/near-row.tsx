'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
import { watchInView } from '@/components/ui/watch-in-view';
import styles from './near-row.module.css';

const loadCards = () => import('./cards-row').then((file) => file.CardsRow);

/** How far below the screen it begins to load. */
const AHEAD = '600px';

type Props = { title: string; path: string };

/** A row of products that is read from `path` when the shopper comes near; it keeps its room until then. */
export function NearRow({ title, path }: Props) {
  const [isNear, setNear] = useState(false);
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isNear || !section.current) return;
    return watchInView(section.current, (isSeen) => isSeen && setNear(true), AHEAD);
  }, [isNear]);

  const room = <div className={styles.room} />;
  return (
    <section ref={section} className={`section ${styles.section}`}>
      {isNear ? <LazyPart load={loadCards} props={{ title, path, fallback: room }} fallback={room} /> : room}
    </section>
  );
}
