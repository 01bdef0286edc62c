import { Icon } from '@/components/ui/icon/icon';
import type { FilterKey } from '@/lib/domain/listing-filter';
import { text } from '@/lib/messages/text';
import { filterChoices } from './filter-choices';
import styles from './filter-links.module.css';

type Props = {
  current: FilterKey;
  /** The address of this list in this order with another filter. */
  hrefOf: (filter: FilterKey) => string;
};

/** Filters as links, one press each: they need no script, and each is a page that can be kept (see `openAddress`). */
export function FilterLinks({ current, hrefOf }: Props) {
  // What is on comes first: on a phone the row is longer than the screen.
  const choices = filterChoices(current).sort((one, other) => Number(other.on) - Number(one.on));
  return (
    <nav aria-label={text('filter.title')}>
      <ul className={styles.list}>
        {choices.map(({ label, on, leadsTo }) => (
          <li key={label}>
            <a
              className={styles.chip}
              href={hrefOf(leadsTo)}
              aria-current={on ? 'true' : undefined}
              rel="nofollow"
            >
              {on && <Icon name="check" size={16} />}
              {label}
              {on && <span className="sr-only">, {text('filter.remove')}</span>}
            </a>
          </li>
        ))}
        {current !== '' && (
          <li>
            <a className={styles.clear} href={hrefOf('')} rel="nofollow">
              {text('filter.clear')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
