import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import { asWritten, wordsIn } from '@/lib/domain/words';
import { useText } from '@/lib/messages/use-text';
import styles from './tag-links.module.css';

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
              lang={wordsIn(text.language, asWritten(tag)).lang}
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
