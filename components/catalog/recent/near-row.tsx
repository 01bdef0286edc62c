'use client';

import { useEffect, useRef, useState } from 'react';
import { LazyPart } from '@/components/ui/lazy-part';
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
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  const room = <div className={styles.room} />;
  return (
    <section ref={section} className={`section ${styles.section}`}>
      {isNear ? <LazyPart load={loadCards} props={{ title, path, fallback: room }} fallback={room} /> : room}
    </section>
  );
}
