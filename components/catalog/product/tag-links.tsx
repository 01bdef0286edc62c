import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import { untranslated, wordsIn } from '@/lib/domain/words';
import { useText } from '@/lib/messages/use-text';
import styles from './tag-links.module.css';

/** The product's keywords as search links; those in the page's language come first. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  const text = useText();
  if (tags.length === 0) return null;
  const chosen = tags.map((tag) => wordsIn(text.language, untranslated(tag)));
  const ordered = [...chosen.filter(({ lang }) => !lang), ...chosen.filter(({ lang }) => lang)];
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{text('product.tags')}</h2>
      <ul className={styles.tags}>
        {ordered.map(({ words: tag, lang }) => (
          <li key={tag}>
            <Link className={styles.tag} href={paths.search(tag)} lang={lang} prefetch={false}>
              {tag}
              <OnItsWay page="list" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
