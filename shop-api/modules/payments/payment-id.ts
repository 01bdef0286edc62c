import { randomBytes } from 'node:crypto';

const PREFIX = 'PY-';
const RANDOM_BYTES = 15;

/** A new payment id, such as PY-3q2-7wAB…: unguessable, and valid as a reference for providers. */
export function newPaymentId(): string {
  return `${PREFIX}${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}

/** Whether a provider's reference is the id of a payment of this shop. */
export function isPaymentId(reference: string): boolean {
  return reference.startsWith(PREFIX);
}
