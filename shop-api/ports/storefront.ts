import { internalPaths } from '@/lib/config/internal-paths';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';

/** A storefront that caches the shop's pages and must be notified of changes. */
export type Storefront = {
  /** @throws Error when the storefront did not accept the events. */
  notify(events: readonly ShopEvent[]): Promise<void>;
};

const TIMEOUT_MS = 5_000;

/**
 * The storefront's webhook, authenticated by REVALIDATE_SECRET. `atOnce`: stale pages must not be served even once
 * more.
 */
export function webhookStorefront(
  storefrontUrl: string,
  revalidateSecret: string,
  { atOnce = false } = {},
): Storefront {
  return {
    async notify(events) {
      const response = await fetch(new URL(internalPaths.revalidate, storefrontUrl), {
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

/** For a shop API without a storefront: no pages are cached, so nothing is sent. */
export const noStorefront: Storefront = { async notify() {} };
