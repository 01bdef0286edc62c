import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';

/** Tells only that this process runs; the shop API has its own health check. */
export const GET = defineRoute({
  auth: 'none',
  answer: z.object({ status: z.literal('ok') }),
  handler: async () => ({ status: 'ok' as const }),
});
