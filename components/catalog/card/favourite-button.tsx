'use client';

import { IconButton } from '@/components/ui/icon-button/icon-button';
import { useFavourite } from '@/lib/client/use-favourites';
import type { ProductCard } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';
import styles from './favourite-button.module.css';

type Props = {
  product: ProductCard;
  /** `detail` labels the button with its action, `card` with the product. */
  look?: 'card' | 'detail';
  className?: string;
};

/** The heart; a guest signs in first, then the product is marked (spec 4, Favourite). */
export function FavouriteButton({ product, look = 'card', className = '' }: Props) {
  const text = useText();
  const { isMarked: on, toggle } = useFavourite(product);
  const label =
    look === 'card' ? text('card.favourite', { name: product.name }) : text('product.add_favourite');
  return (
    <IconButton
      className={`needs-script ${styles.heart} ${className}`}
      icon="heart"
      label={label}
      aria-pressed={on}
      data-on={on || undefined}
      onClick={() => void toggle()}
    />
  );
}
