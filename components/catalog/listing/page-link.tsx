import { DocumentLink } from '@/components/ui/link/document-link';
import { useText } from '@/lib/messages/use-text';
import styles from './page-link.module.css';

type Props = { href: string; to: 'next' | 'previous' };

/**
 * Link to the previous or next page at its real URL (decisions.md 26), opened by a full page load: see `openAddress`.
 */
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
