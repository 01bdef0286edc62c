import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Stepper } from '@/components/ui/stepper/stepper';
import type { CartLine } from '@/lib/contract/bff/cart';
import { maxQuantity } from '@/lib/domain/quantity';
import { useText } from '@/lib/messages/use-text';
import { CartRow } from './cart-row';
import { useFocusWhenBack } from './focus-when-back';
import type { useLineChanges } from './use-line-changes';

type Props = { line: CartLine; changes: ReturnType<typeof useLineChanges> };

/** A cart row with optimistic quantity updates. */
export function ChangingRow({ line, changes }: Props) {
  const text = useText();
  const remove = useFocusWhenBack(line.productId);
  return (
    <CartRow
      line={line}
      quantity={
        <Stepper
          name={line.name}
          value={line.quantity}
          min={1}
          max={Math.max(1, maxQuantity(line.stock))}
          look="outline"
          onChange={(quantity, capped) => void changes.setLine(line, quantity, capped)}
        />
      }
      remove={
        <IconButton
          ref={remove}
          icon="trash"
          size={20}
          label={text('cart.remove', { name: line.name })}
          onClick={() => void changes.removeLine(line)}
        />
      }
    />
  );
}
