import { buttonClass } from '@/components/ui/button/button-class';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { Picture } from '@/components/ui/picture/picture';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { THUMB_WIDTHS } from '@/lib/domain/media-url';
import { useText } from '@/lib/messages/use-text';
import styles from './category-panel.module.css';

/** The Categories button and its panel under the header. */
export function CategoryPanel({ categories }: { categories: readonly Category[] }) {
  const text = useText();
  return (
    <Disclosure
      summaryClassName={buttonClass({ variant: 'line' })}
      summary={
        <>
          <Icon name="menu" size={20} />
          {text('nav.categories')}
        </>
      }
    >
      <div className={styles.panel}>
        <ul className={`wrap ${styles.grid}`}>
          {categories.map(({ slug, name, name2, image, tone }) => (
            <li key={slug}>
              <Link className={styles.item} href={paths.category(slug)} prefetch={false}>
                <Picture
                  className={styles.thumb}
                  image={image}
                  tone={tone}
                  sizes="56px"
                  widths={THUMB_WIDTHS}
                />
                <span>
                  <span className={styles.name}>{spokenName(text.language, name)}</span>
                  <span className={styles.second} lang={OTHER_LANGUAGE[text.language]}>
                    {name2}
                  </span>
                </span>
                <OnItsWay page="list" />
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.all} href={paths.categories} prefetch={false}>
              {text('nav.all_categories')}
              <Icon name="arrow-right" size={16} />
            </Link>
          </li>
        </ul>
      </div>
    </Disclosure>
  );
}
