import { DocumentLink } from '@/components/ui/link/document-link';
import { useText } from '@/lib/messages/use-text';
import styles from './page-link.module.css';

type Props = { href: string; to: 'next' | 'previous' };

/** The real address of a neighbouring page (decisions.md 26), opened as a document: see `openAddress`. */
export function PageLink({ href, to }: Props) {
  const text = useText();
  return (
    <p className={`${styles.line} ${styles[to]}`}>
      <DocumentLink className={styles.link} href={href} rel={to === 'next' ? 'next' : 'prev'}>
        {text(to === 'next' ? 'listing.next_page' : 'listing.previous_page')}
      </DocumentLink>
    </p>
  );
}
