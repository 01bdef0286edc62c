import { z } from 'zod';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';

const codes = Object.keys(ERROR_TABLE) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response, of the API and of the BFF. */
export const errorWire = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string().max(500),
    field: z.string().max(60).optional(),
    request_id: z.string().max(64).optional(),
  }),
});
