import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import { operatorLanguage } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './tag-links.module.css';

const TAMIL = /\p{Script=Tamil}/u;

/** The product's keywords, each leading to its search. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text('product.tags')}</h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              className={styles.tag}
              href={paths.search(tag)}
              lang={TAMIL.test(tag) ? 'ta' : operatorLanguage(text.language)}
              prefetch={false}
            >
              {tag}
              <OnItsWay page="list" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
