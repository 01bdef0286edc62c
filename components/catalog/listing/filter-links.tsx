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
  /** The address of this list in this order with another filter. */
  hrefOf: (filter: FilterKey) => string;
};

/**
 * Filters as links, one press each: they need no script, and each is a page that can be kept (see `openAddress`).
 * Each says how many products it would leave; one that would leave none is no link.
 */
export function FilterLinks({ current, facets, hrefOf }: Props) {
  const text = useText();
  // What is on comes first: on a phone the row is longer than the screen.
  const choices = filterChoices(text, current, facets).sort(
    (one, other) => Number(other.on) - Number(one.on),
  );
  return (
    <nav aria-label={text('filter.title')}>
      <ul className={`scroll-row ${styles.list}`}>
        {choices.map((choice) => (
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
      {count !== undefined && <span className={`num ${styles.count}`}> {count}</span>}
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
