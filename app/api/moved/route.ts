import { defineRoute } from '@/lib/bff/define-route';
import { movedAnswer } from '@/lib/contract/bff/moved';
import { listMoved } from '@/lib/shop/moved';

/** What has another address today, by the slug it had; the front keeps it (server/moved-addresses.ts). */
export const GET = defineRoute({
  auth: 'service',
  answer: movedAnswer,
  handler: ({ caller }) => listMoved(caller),
});
