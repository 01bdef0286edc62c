import { Icon } from '@/components/ui/icon/icon';
import { DocumentLink } from '@/components/ui/link/document-link';
import type { Facets } from '@/lib/contract/bff/product';
import type { FilterKey } from '@/lib/domain/listing-filter';
import { useText } from '@/lib/messages/use-text';
import { type FilterChoice, filterChoices } from './filter-choices';
import styles from './filter-links.module.css';

type Props = {
  current: FilterKey;
  facets: Facets | undefined;
  /** URL of this list, in the same sort order, with another filter. */
  hrefOf: (filter: FilterKey) => string;
};

/**
 * Filters as links, so that they work without JavaScript and each result has its own URL (see `openAddress`).
 * Each says how many products would remain; a choice that would leave none is not a link.
 */
export function FilterLinks({ current, facets, hrefOf }: Props) {
  const text = useText();
  return (
    <nav aria-label={text('filter.title')}>
      <ul className={`scroll-row ${styles.list}`}>
        {filterChoices(text, current, facets).map((choice) => (
          <li key={choice.label}>
            <Chip {...choice} href={hrefOf(choice.leadsTo)} />
          </li>
        ))}
        {current !== '' && (
          <li>
            <DocumentLink className={styles.clear} href={hrefOf('')} rel="nofollow">
              {text('filter.clear')}
            </DocumentLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Chip({ label, on, count, href }: Omit<FilterChoice, 'leadsTo'> & { href: string }) {
  const text = useText();
  const words = (
    <>
      {label}
      {count !== undefined && <span className={`num ${styles.count}`}>{` ${count}`}</span>}
    </>
  );
  if (count === 0 && !on) {
    return <span className={`${styles.chip} ${styles.none}`}>{words}</span>;
  }
  return (
    <DocumentLink className={styles.chip} href={href} aria-current={on ? 'true' : undefined} rel="nofollow">
      {on && <Icon name="check" size={16} />}
      {words}
      {on && <span className="sr-only">, {text('filter.remove')}</span>}
    </DocumentLink>
  );
}
