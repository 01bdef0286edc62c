'use client';

import { Button } from '@/components/ui/button/button';
import { RadioInput } from '@/components/ui/field/radio-input';
import { spokenName } from '@/components/ui/spoken-name';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './category-rail.module.css';
import type { CountedCategory } from './counted-categories';
import { KeptFields } from './kept-fields';
import { useChoice } from './use-choice';

type Props = {
  categories: readonly CountedCategory[];
  /** Category slug; empty for all. */
  current: string;
  /** URL of the list without its query. */
  action: string;
  /** Other query parameters to keep. */
  keep: Readonly<Record<string, string>>;
};

/** The category radio list of a search (spec 2) and of today's special: chips on phones, a column from 1024 px on. */
export function CategoryChoices({ categories, current, action, keep }: Props) {
  const text = useText();
  const choice = useChoice();
  if (categories.length === 0) return null;
  const choices: CountedCategory[] = [{ slug: '', name: text('search.all_categories') }, ...categories];
  return (
    <form className={styles.rail} action={addressIn(text.language, action)} autoComplete="off">
      <KeptFields fields={keep} />
      <fieldset aria-description={text('listing.at_once')} {...choice}>
        <legend className={styles.title}>{text('search.category')}</legend>
        <div className={`scroll-row ${styles.list}`}>
          {choices.map(({ slug, name, count }) => (
            <label key={slug} className={styles.choice}>
              <RadioInput
                className={styles.radio}
                id={`category-${slug}`}
                name="category"
                value={slug}
                defaultChecked={slug === current}
              />
              {spokenName(text.language, name)}
              {count !== undefined && <span className={`num ${styles.count}`}>{count}</span>}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" variant="line" size="sm">
          {text('listing.apply_category')}
        </Button>
      </noscript>
    </form>
  );
}
