'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import styles from './recently-viewed.module.css';

const ViewedRow = lazy(() => import('./viewed-row').then((file) => ({ default: file.ViewedRow })));

/** How far below the screen it begins to load. */
const AHEAD = '600px';

type Props = {
  /** The product whose page this is: remembered, and not shown to itself. */
  current?: string;
};

/** What this browser looked at before; it loads when the shopper comes near. */
export function RecentlyViewed({ current }: Props) {
  const [slugs, setSlugs] = useState<readonly string[]>([]);
  const [isNear, setNear] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isEmpty = slugs.length === 0;

  useEffect(() => {
    setSlugs(viewedProducts().filter((slug) => slug !== current));
    if (current) rememberViewed(current);
  }, [current]);

  useEffect(() => {
    if (isEmpty || !section.current) return;
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
  }, [isEmpty]);

  if (isEmpty) return null;
  const room = <div className={styles.room} />;
  return (
    <section ref={section} className={`section ${styles.section}`}>
      <Suspense fallback={room}>{isNear ? <ViewedRow slugs={slugs} fallback={room} /> : room}</Suspense>
    </section>
  );
}
