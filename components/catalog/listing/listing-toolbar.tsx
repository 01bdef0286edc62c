import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { addressIn } from '@/lib/domain/language';
import type { Sort } from '@/lib/domain/sort';
import { SORTS } from '@/lib/domain/sorts.mjs';
import { useText } from '@/lib/messages/use-text';
import { KeptFields } from './kept-fields';
import styles from './listing-toolbar.module.css';
import { SortSelect } from './sort-select';

type Props = {
  count: number;
  sort: Sort;
  /** URL of the list without its query. */
  action: string;
  /** Other query parameters to keep. */
  keep?: Readonly<Record<string, string>>;
};

/** '{count} Products Found' and the sort order: a GET form that works without JavaScript. */
export function ListingToolbar({ count, sort, action, keep = {} }: Props) {
  const text = useText();
  const [before, after] = text('listing.count').split('{count}');
  return (
    <div className={styles.toolbar}>
      <p>
        {before}
        <b className={styles.count}>{count}</b>
        {after}
      </p>
      <form className={styles.form} action={addressIn(text.language, action)} autoComplete="off">
        <KeptFields fields={keep} />
        <span aria-hidden="true">{text('sort.label')}</span>
        <span className={styles.select}>
          <SortSelect sort={sort}>
            {SORTS.map((option) => (
              <option key={option} value={option}>
                {text(`sort.${option}`)}
              </option>
            ))}
          </SortSelect>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </span>
        <noscript>
          <Button type="submit" variant="line" size="sm">
            {text('listing.apply')}
          </Button>
        </noscript>
      </form>
    </div>
  );
}
