import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { keys } from '@/lib/config/api-paths';
import type { CartLine } from '@/lib/contract/bff/cart';
import { maxQuantity } from '@/lib/domain/quantity';
import { useText } from '@/lib/messages/use-text';
import { CartRow } from './cart-row';
import styles from './plain-cart.module.css';

/** A cart row changed by plain form posts. */
export function FormRow({ line }: { line: CartLine }) {
  const text = useText();
  const action = keys.cartLine(line.productId);
  return (
    <CartRow
      line={line}
      quantity={
        <form method="post" action={action} className={styles.quantity}>
          <input
            className={styles.number}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={0}
            max={Math.max(1, maxQuantity(line.stock))}
            required
            defaultValue={line.quantity}
            aria-label={text('card.quantity_of', { name: line.name })}
          />
          <Button
            type="submit"
            variant="line"
            size="sm"
            aria-label={text('cart.set_quantity', { name: line.name })}
          >
            {text('cart.set')}
          </Button>
        </form>
      }
      remove={
        <form method="post" action={action}>
          <input type="hidden" name="quantity" value="0" />
          <IconButton type="submit" icon="trash" size={20} label={text('cart.remove', { name: line.name })} />
        </form>
      }
    />
  );
}
