import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths, safeReturn } from '@/lib/config/paths';
import type { CartCheck } from '@/lib/contract/bff/cart';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import type { CartNote } from '@/lib/domain/cart-note';
import { toCartView } from '@/lib/domain/cart-view';
import { useText } from '@/lib/messages/use-text';
import { CartFormButton } from './cart-form-button';
import styles from './cart-page.module.css';
import { EmptyCart } from './empty-cart';
import { FilledPlainCart } from './filled-plain-cart';
import { PlainNote } from './plain-note';

type Props = {
  checked: CartCheck | 'none' | 'unread';
  terms: DeliveryTerms;
  /** Outcome of the form post that redirected here, and the product it was about. */
  note: CartNote | undefined;
  productId: number | undefined;
  /** The page the shopper came from. */
  from: string | undefined;
};

/** The cart page without JavaScript: the same lines and bill, changed by plain form posts. */
export function PlainCart({ checked, terms, note, productId, from }: Props) {
  const text = useText();
  const back = safeReturn(from) ?? paths.home;
  const lines = typeof checked === 'string' ? [] : checked.cart.lines;
  return (
    <>
      <div className={styles.head}>
        <h1>{text('cart.title')}</h1>
        {lines.length > 0 && (
          <CartFormButton operation="clear" variant="text" size="sm" className={styles.clear ?? ''}>
            {text('cart.clear')}
          </CartFormButton>
        )}
      </div>
      {note && <PlainNote note={note} line={lines.find((line) => line.productId === productId)} />}
      {checked === 'unread' && (
        <EmptyState
          tone="error"
          title={text('error.page_title')}
          text={text('cart.read_failed')}
          action={<ButtonLink href={paths.plainCart()}>{text('action.retry')}</ButtonLink>}
        />
      )}
      {typeof checked !== 'string' && lines.length > 0 && (
        <FilledPlainCart checked={checked} terms={terms} view={toCartView(checked.cart)} back={back} />
      )}
      {checked !== 'unread' && lines.length === 0 && <EmptyCart />}
    </>
  );
}
