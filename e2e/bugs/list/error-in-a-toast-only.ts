import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'That an order was not placed is said in a toast, which is gone after three seconds, and nowhere else.',
  part: 'browser',
  file: 'components/checkout/use-place-order.ts',
  within: "setFailure(toFailure(error));\n      setPhase('idle');\n      rereadAfter(error);",
  find: 'setFailure(toFailure(error))',
  plant: "showToast(toFailure(error).message, { tone: 'error' })",
  imports: "import { showToast } from '@/components/ui/toast/toast-store';",
  seenBy: {
    unit: ['app/[lang]/(account)/checkout/complete-order.test.tsx'],
    e2e: { file: 'order-failures.spec.ts', test: 'that the shop API never got' },
  },
};
