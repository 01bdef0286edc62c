import { defineRoute } from '@/lib/bff/define-route';
import { movedAnswer } from '@/lib/contract/bff/moved';
import { listMoved } from '@/lib/shop/moved';

/** Maps old slugs to current ones; the front caches the map (server/http/moved-addresses.ts). */
export const GET = defineRoute({
  auth: 'service',
  answer: movedAnswer,
  handler: ({ caller }) => listMoved(caller),
});
