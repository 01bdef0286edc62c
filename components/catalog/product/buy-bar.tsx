'use client';

import { ButtonLink } from '@/components/ui/button/button-link';
import { Price } from '@/components/ui/price/price';
import { paths } from '@/lib/config/paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { packWithPrice } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';
import { CartControl } from '../card/cart-control';
import { useCartProduct } from '../card/use-cart-product';
import styles from './buy-bar.module.css';

/** Price and purchase control at the bottom of the screen, below 1024 px. */
export function BuyBar({ product, unit }: { product: ProductCard; unit: string }) {
  const text = useText();
  const { quantity } = useCartProduct(product);
  return (
    <section
      ref={keepRoom}
      className={`${styles.bar} ${quantity > 0 ? styles.filled : ''}`}
      data-bar
      aria-label={product.name}
    >
      <Price
        size="bar"
        price={product.price}
        offerPrice={product.offerPrice}
        unit={packWithPrice(product, unit)}
      />
      <div className={styles.actions}>
        <CartControl product={product} look="primary" />
        {quantity > 0 && (
          <ButtonLink size="lg" href={paths.cart}>
            {text('action.view_cart')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

/** Makes the room at the end of the page as high as the bar, which long words and prices wrap. */
function keepRoom(bar: HTMLElement) {
  const room = document.querySelector<HTMLElement>(`.${styles.room}`);
  const observer = new ResizeObserver(() => {
    if (room) room.style.height = `${bar.offsetHeight}px`;
  });
  observer.observe(bar);
  return () => observer.disconnect();
}
