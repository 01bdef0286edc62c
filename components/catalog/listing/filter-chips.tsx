'use client';

import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { DocumentLink } from '@/components/ui/link/document-link';
import styles from './filter-links.module.css';
import { openAddress } from './open-address';

export type FilterChip = {
  /** Names the chip in the URL's hash, and in the next page. */
  id: string;
  label: string;
  /** Undefined for a choice that would leave no products. */
  href?: string;
  /** How many products would remain; undefined when not counted. */
  count?: number | undefined;
  /** What a press does to an active filter, for screen readers. */
  remove?: string;
};

type Props = {
  title: string;
  chips: readonly FilterChip[];
  /** The link that removes all filters. */
  clear?: { label: string; href: string } | undefined;
};

/** The row of filters. A press by keyboard leads to the pressed chip of the next page, or from Clear to the first. */
export function FilterChips({ title, chips, clear }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <nav aria-label={title} onClick={keepFocus}>
      <ul className={`scroll-row ${styles.list}`}>
        {chips.map((chip) => (
          <li key={chip.id}>
            <Chip {...chip} />
          </li>
        ))}
        {clear && (
          <li>
            <DocumentLink className={styles.clear} href={clear.href} rel="nofollow">
              {clear.label}
            </DocumentLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Chip({ id, label, href, count, remove }: FilterChip) {
  const words = (
    <>
      {label}
      {count !== undefined && <span className={`num ${styles.count}`}>{` ${count}`}</span>}
    </>
  );
  if (!href) {
    return (
      <span id={id} className={`${styles.chip} ${styles.none}`}>
        {words}
      </span>
    );
  }
  return (
    <DocumentLink
      id={id}
      className={styles.chip}
      href={href}
      aria-current={remove ? 'true' : undefined}
      rel="nofollow"
    >
      {remove && <Icon name="check" size={16} />}
      {words}
      {remove && <span className="sr-only">, {remove}</span>}
    </DocumentLink>
  );
}

/** Only where the focus is seen, as for a press by keyboard; with a modifier the browser opens a tab. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.matches(':focus-visible') || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  const id = link.id || currentTarget.querySelector('a[id]')?.id;
  openAddress(`${link.pathname}${link.search}#${id}`);
}
