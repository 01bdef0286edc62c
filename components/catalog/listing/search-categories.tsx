'use client';

import type { ChangeEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { text } from '@/lib/messages/text';
import { formAddress } from './form-address';
import { KeptFields } from './kept-fields';
import { openAddress } from './open-address';
import styles from './search-categories.module.css';

type Props = {
  categories: readonly Pick<Category, 'slug' | 'name'>[];
  /** Slug, empty for all. */
  current: string;
  term: string;
  /** What else the address carries. */
  keep: Readonly<Record<string, string>>;
};

/** The category radio list of the search page (spec 2): chips on phones, a column from 1024 px on. */
export function SearchCategories({ categories, current, term, keep }: Props) {
  function open({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>): void {
    if (form) openAddress(formAddress(form));
  }

  const choices = [{ slug: '', name: text('search.all_categories') }, ...categories];
  return (
    <form className={styles.rail} action={paths.search(term)}>
      <KeptFields fields={keep} />
      <fieldset>
        <legend className={styles.title}>{text('search.category')}</legend>
        <div className={styles.list}>
          {choices.map(({ slug, name }) => (
            <label key={slug} className={styles.choice}>
              <input
                className={styles.radio}
                type="radio"
                name="category"
                value={slug}
                defaultChecked={slug === current}
                onChange={open}
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <Button type="submit" variant="line" size="sm">
          {text('listing.apply')}
        </Button>
      </noscript>
    </form>
  );
}
