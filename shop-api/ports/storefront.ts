import type { ShopEvent } from '@/lib/contract/shop/shop-event';

/** Whoever shows the shop's pages and must know when they are old. */
export type Storefront = {
  /** @throws Error when it did not take the events. */
  tell(events: readonly ShopEvent[]): Promise<void>;
};

const TIMEOUT_MS = 5_000;

/** The storefront's webhook, which knows us by REVALIDATE_SECRET. `atOnce`: what is old is not shown even once more. */
export function webhookStorefront(
  storefrontUrl: string,
  revalidateSecret: string,
  { atOnce = false } = {},
): Storefront {
  return {
    async tell(events) {
      const response = await fetch(new URL('/api/revalidate', storefrontUrl), {
        method: 'POST',
        headers: { authorization: `Bearer ${revalidateSecret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ events, at_once: atOnce }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the storefront answered ${response.status} to what changed`);
    },
  };
}

/** A shop API without a storefront of its own: nobody keeps pages that could be old. */
export const noStorefront: Storefront = { async tell() {} };
