import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type QueuedContent, queuedContentSchema } from './content';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A separate key, so that the key of the code HMACs is never used for encryption. */
function keyOf(pepper: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', pepper, '', 'koodai sms outbox', 32));
}

/** Encrypts the content of an SMS, bound to this message id. */
export function sealContent(content: QueuedContent, id: string, pepper: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(pepper), iv).setAAD(Buffer.from(id));
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
}

/** @throws Error when it was encrypted with another pepper or for another message. */
export function openContent(sealed: string, id: string, pepper: string): QueuedContent {
  const bytes = Buffer.from(sealed, 'base64url');
  const iv = bytes.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, keyOf(pepper), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return queuedContentSchema.parse(JSON.parse(text.toString('utf8')));
}
