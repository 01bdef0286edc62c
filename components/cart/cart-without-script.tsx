import { buttonClass } from '@/components/ui/button/button-class';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { DocumentLink } from '@/components/ui/link/document-link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

/** The cart page is static and the same for everybody: without JavaScript it links to the server-rendered cart. */
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
