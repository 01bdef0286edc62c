import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import styles from './meant-links.module.css';

type Props = {
  term: string;
  /** What the term may have been meant for. */
  names: readonly string[];
  /** The search was for one category only. */
  isNarrowed: boolean;
};

/** Where a search that found nothing leads on to. */
export function MeantLinks({ term, names, isNarrowed }: Props) {
  if (names.length === 0 && !isNarrowed) return null;
  return (
    <div className={styles.meant}>
      {names.length > 0 && (
        <>
          <p>{text('search.did_you_mean')}</p>
          <ul className={styles.list}>
            {names.map((name) => (
              <li key={name}>
                <Link className={styles.link} href={paths.search(name)} prefetch={false}>
                  {name}
                  <OnItsWay page="list" />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {isNarrowed && (
        <a className={styles.link} href={paths.search(term)}>
          {text('search.in_all_categories')}
        </a>
      )}
    </div>
  );
}
