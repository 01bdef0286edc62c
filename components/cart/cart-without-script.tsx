import { buttonClass } from '@/components/ui/button/button-class';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { DocumentLink } from '@/components/ui/link/document-link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

/** The cart page is the same for everybody, so without script it can only lead to the one the server makes. */
export function CartWithoutScript() {
  const text = useText();
  return (
    <noscript>
      <InlineMessage>{text('cart.noscript')}</InlineMessage>
      <p className={styles.continue}>
        <DocumentLink className={buttonClass({ size: 'lg' })} href={paths.plainCart()}>
          {text('cart.open_plain')}
        </DocumentLink>
      </p>
    </noscript>
  );
}
