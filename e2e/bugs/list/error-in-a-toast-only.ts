import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A failed order is reported only in a toast, which disappears after three seconds.',
  part: 'browser',
  file: 'components/checkout/use-complete-order.ts',
  find: 'setFailure({ unclear: false, message })',
  plant: "showToast(message, { tone: 'error' })",
  imports: "import { showToast } from '@/lib/client/toast-store';",
  seenBy: {
    unit: ['app/[lang]/(account)/checkout/checkout.test.tsx'],
    e2e: { file: 'order-failures.spec.ts', test: 'whose cart cannot be checked' },
  },
};
