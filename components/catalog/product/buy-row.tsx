'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { formatPaise } from '@/lib/domain/money';
import { lineTotal } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import { CartControl } from '../card/cart-control';
import { useCartProduct } from '../card/use-cart-product';
import styles from './buy-row.module.css';

/** Add to Cart, then the stepper and a link to the cart; from 1024 px on. */
export function BuyRow({ product }: { product: ProductCard }) {
  const text = useText();
  const { quantity } = useCartProduct(product);
  return (
    <div className={styles.row}>
      <CartControl product={product} look="primary" />
      {quantity > 0 && (
        <ButtonLink size="lg" href={paths.cart}>
          {text('product.view_cart_total', { amount: formatPaise(lineTotal({ ...product, quantity })) })}
        </ButtonLink>
      )}
    </div>
  );
}
