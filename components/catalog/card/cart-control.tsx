'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Stepper } from '@/components/ui/stepper/stepper';
import { keys } from '@/lib/config/api-paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { maxQuantity } from '@/lib/domain/quantity';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-control.module.css';
import { ignoreSecondPress } from './ignore-second-press';
import { NotifyButton } from './notify-button';
import { QuantityWithoutScript } from './quantity-without-script';
import { useCartProduct } from './use-cart-product';

type Props = {
  product: ProductCard;
  /** `add` in a card, `primary` where it is the page's main action. */
  look?: 'add' | 'primary';
};

/**
 * 'Add to Cart', the stepper once in the cart, or for an out-of-stock product the stock alert (spec 4, Product card).
 * The form handles a press before hydration, or without JavaScript.
 */
export function CartControl({ product, look = 'add' }: Props) {
  const text = useText();
  const { quantity, change } = useCartProduct(product);
  const { slot, follow } = useFocusAcross(quantity > 0);
  const size = look === 'primary' ? 'lg' : 'md';
  const max = maxQuantity(product.stock);
  const isSoldOutHere = look === 'primary' && max === 0;
  const button = { variant: look, size, block: true } as const;

  function set(wanted: number, capped = false): void {
    if (wanted === 0 || quantity === 0) follow();
    void change(wanted, capped);
  }

  function add(event: MouseEvent): void {
    event.preventDefault();
    ignoreSecondPress(event.nativeEvent, slot.current);
    set(1);
  }

  return (
    <div ref={slot}>
      {isSoldOutHere && <p className={styles.out}>{text('card.out_of_stock')}</p>}
      {max === 0 && quantity === 0 ? (
        <NotifyButton product={product} size={look === 'primary' ? 'lg' : 'sm'} />
      ) : quantity === 0 ? (
        <form method="post" action={keys.cartLine(product.id)}>
          {look === 'primary' && <QuantityWithoutScript max={max} />}
          <Button {...button} type="submit" aria-label={`${text('card.add')}: ${product.name}`} onClick={add}>
            {text('card.add')}
          </Button>
        </form>
      ) : (
        <Stepper
          name={product.name}
          value={quantity}
          min={0}
          max={max}
          emptyValue={1}
          size={size}
          onChange={set}
        />
      )}
    </div>
  );
}

/** Button and stepper replace each other: moves the focus from one to the other. */
function useFocusAcross(inCart: boolean) {
  const slot = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it must run when `inCart` changes.
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const buttons = slot.current?.querySelectorAll('button');
    buttons?.[buttons.length - 1]?.focus({ preventScroll: true });
  }, [inCart]);

  function follow(): void {
    pressed.current = true;
  }

  return { slot, follow };
}
