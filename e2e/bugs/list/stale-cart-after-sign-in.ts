import type { Bug } from '../bug';

export const bug: Bug = {
  what: "After signing in the page goes on showing the guest's cart.",
  part: 'browser',
  file: 'lib/client/session/shopper-signals.ts',
  find: 'session?.customer ? revalidate(keys.cart) : mutate(keys.cart, undefined, { revalidate: true })',
  plant: 'undefined',
  seenBy: {
    unit: ['lib/client/session/use-session.test.tsx'],
    e2e: { file: 'cart-page.spec.ts', test: 'signing in says which lines joined' },
  },
};
