import { randomBytes } from 'node:crypto';

const RANDOM_BYTES = 15;

/** A new payment id, such as PY-3q2-7wAB…: nobody can guess it, and a provider takes it as a reference of ours. */
export function newPaymentId(): string {
  return `PY-${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}
