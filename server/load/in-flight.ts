import type { ServerResponse } from 'node:http';
import { pathIn } from '@/server/http/target';

/** Ordered by priority, lowest first; `own` is any request that carries the shop's secret. */
export type WorkClass = 'search' | 'browse' | 'cart' | 'order' | 'own';

/** The share of the places that a class may fill; the rest is reserved for higher classes. */
const SHARE: Record<WorkClass, number> = { search: 0.5, browse: 0.75, cart: 0.875, order: 0.95, own: 1 };

const CLASSES: readonly [WorkClass, RegExp][] = [
  ['order', /^\/(api\/orders|checkout|payment-return|order-success|order-failed)(\/|$)/],
  ['cart', /^\/(api\/(cart|session|addresses)|cart)(\/|$)/],
  ['search', /^\/(search|find|preview|api\/(suggestions|products))(\/|$)/],
];

export function workClassOf(target: string): WorkClass {
  const path = pathIn(target);
  return CLASSES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'browse';
}

export type InFlight = {
  /** Takes a place until the response is closed; false when none is left for this class. */
  take: (work: WorkClass, res: ServerResponse) => boolean;
};

/** Limits concurrent requests to `places`, of which each class may fill its share. */
export function inFlight(places: number): InFlight {
  let taken = 0;
  return {
    take: (work, res) => {
      if (taken >= Math.max(1, Math.floor(places * SHARE[work]))) return false;
      taken += 1;
      res.once('close', () => {
        taken -= 1;
      });
      return true;
    },
  };
}
