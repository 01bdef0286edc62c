'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/lib/client/toast-store';
import { useStockAlert } from '@/lib/client/use-stock-alert';
import type { ProductCard } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';

type Props = { product: ProductCard; size: 'sm' | 'lg' };

/** Subscribes to an SMS for when the product is back in stock, or unsubscribes; a guest signs in first. */
export function NotifyButton({ product, size }: Props) {
  const text = useText();
  const { isMarked: on, toggle } = useStockAlert(product);
  const label = text(on ? 'card.notified' : 'card.notify');

  async function press(): Promise<void> {
    if (await toggle()) showToast(text(on ? 'stock_alert.removed' : 'stock_alert.added'));
  }

  return (
    <Button
      variant="line"
      className="needs-script"
      size={size}
      block
      aria-label={`${label}: ${product.name}`}
      onClick={() => void press()}
    >
      <Icon name={on ? 'check' : 'bell'} size={20} />
      {label}
    </Button>
  );
}
