import { z } from 'zod';
import { LARGEST_ID } from '@/lib/domain/limits';
import { type Paise, paise } from '@/lib/domain/money';

/** Whole paise, as the branded type. */
export const paiseField = z
  .number()
  .int()
  .safe()
  .transform((amount): Paise => paise(amount));

export const idField = z.number().int().positive().max(LARGEST_ID);
/** A number from 1 in an address. */
export const numberParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number);
export const idParam = numberParam.pipe(idField);
export const netQuantityField = z.object({ value: z.number().positive(), unit: z.string() });

/** The server's message about a completed action. */
export const messageAnswer = z.object({ message: z.string() });
