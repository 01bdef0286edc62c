import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';

/** This process answers; it says nothing of the API, which has its own. */
export const GET = defineRoute({
  auth: 'none',
  answer: z.object({ status: z.literal('ok') }),
  handler: async () => ({ status: 'ok' as const }),
});
