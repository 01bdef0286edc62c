'use client';

import { IconButton } from '@/components/ui/icon-button/icon-button';
import { askConfirm } from '@/lib/client/modal-store';
import { showToast } from '@/lib/client/toast-store';
import { useFavourite } from '@/lib/client/use-favourites';
import type { ProductCard } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';
import styles from './favourites.module.css';

/** 'Removal in the favourites page needs confirmation' (spec 4, Favourite). */
export function RemoveFavourite({ product }: { product: ProductCard }) {
  const text = useText();
  const { unmark } = useFavourite(product);

  async function remove(): Promise<void> {
    await askConfirm({
      title: text('account.favourites'),
      text: text('favourites.remove_confirm'),
      icon: 'trash',
      destructive: true,
      onYes: async () => {
        await unmark();
        showToast(text('favourites.removed'));
      },
      refusal: () => text('toast.not_saved'),
    });
  }

  return (
    <IconButton
      className={styles.remove ?? ''}
      icon="trash"
      size={20}
      label={text('favourites.remove', { name: product.name })}
      onClick={remove}
    />
  );
}
