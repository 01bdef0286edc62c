import * as z from 'zod/mini';
import { PINCODE } from '@/lib/domain/patterns';
import { patternField } from './fields';

/** Pincode check (spec 5). */
export const pincodeQuery = z.object({
  pincode: patternField(PINCODE, { missing: 'pincode.required', wrong: 'pincode.not_complete' }),
});
