import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { ShopError } from '@/lib/domain/errors';

/** Answers every /api path that has no other route. */
async function nobody(): Promise<never> {
  throw new ShopError('not_found');
}

export const GET = defineRoute({
  auth: 'none',
  answer: z.never(),
  handler: nobody,
});

export const POST = defineRoute({
  auth: 'none',
  answer: z.never(),
  handler: nobody,
});

export const PUT = defineRoute({
  auth: 'none',
  answer: z.never(),
  handler: nobody,
});

export const DELETE = defineRoute({
  auth: 'none',
  answer: z.never(),
  handler: nobody,
});
