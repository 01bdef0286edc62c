import { ButtonLink } from '@/components/ui/button/button-link';
import { DocumentLink } from '@/components/ui/link/document-link';
import { Link } from '@/components/ui/link/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './did-you-mean-links.module.css';

type Props = {
  term: string;
  /** Suggested names for the term ("did you mean"). */
  names: readonly string[];
  /** The search was limited to one category. */
  isNarrowed: boolean;
};

/** Links shown when a search found nothing. */
export function DidYouMeanLinks({ term, names, isNarrowed }: Props) {
  const text = useText();
  if (names.length === 0 && !isNarrowed) {
    return (
      <ButtonLink variant="line" href={paths.categories}>
        {text('nav.all_categories')}
      </ButtonLink>
    );
  }
  return (
    <div className={styles.links}>
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
        <DocumentLink className={styles.link} href={paths.search(term)}>
          {text('search.in_all_categories')}
        </DocumentLink>
      )}
    </div>
  );
}
