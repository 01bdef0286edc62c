'use client';

import { useEffect, useState } from 'react';
import { type KeptPage, listKeptPages } from '@/lib/client/page/kept-pages';
import { languageOf } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './kept-pages-list.module.css';

/** Links to the pages available offline, as full page loads: client navigation would need data that is not cached. */
export function KeptPagesList() {
  const text = useText();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);

  useEffect(() => {
    void listKeptPages().then(setPages);
    const again = () => location.reload();
    const stop = () => window.removeEventListener('online', again);
    window.addEventListener('online', again);
    // why: if the network returns for a moment, a reload must not cancel the navigation just started
    window.addEventListener('beforeunload', stop);
    return () => {
      stop();
      window.removeEventListener('beforeunload', stop);
    };
  }, []);

  if (pages.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept">
      <h2 id="kept">{text('offline.kept')}</h2>
      <ul>
        {pages.map(({ href, title }) => (
          <li key={href}>
            <a className={styles.link} href={href} lang={languageOf(href)} hrefLang={languageOf(href)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
