import * as z from 'zod/mini';
import { PINCODE } from '@/lib/domain/patterns';
import { patternField } from './fields';

/** A pincode to check or to be told about (spec 5); of a form, a query or a path. */
export const pincodeInput = z.object({
  pincode: patternField(PINCODE, { missing: 'pincode.required', wrong: 'pincode.not_complete' }),
});
