import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'That an order was not placed is said in a toast, which is gone after three seconds, and nowhere else.',
  part: 'browser',
  file: 'components/checkout/use-complete-order.ts',
  find: 'setFailure({ unclear: false, message })',
  plant: "showToast(message, { tone: 'error' })",
  imports: "import { showToast } from '@/components/ui/toast/toast-store';",
  seenBy: {
    unit: ['app/[lang]/(account)/checkout/checkout.test.tsx'],
    e2e: { file: 'order-failures.spec.ts', test: 'whose cart cannot be checked' },
  },
};
