import { desc, eq } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { texts } from '@/lib/messages/texts';
import type { Db } from '@/shop-api/db/client';
import { demoSms } from '@/shop-api/db/schema/sms';

/** Matches sign-in SMS in each language; the inbox holds other SMS too. */
const SIGN_IN_CODES = Object.values(texts).map(
  (text) => new RegExp(`^${text('sms.otp', { code: '(\\d{4})', host: '[a-z0-9.-]+' })}$`),
);

/** @throws ShopError not_found when no code was sent. */
export async function newestCode(db: Db, mobile: string): Promise<string> {
  const sent = await db
    .select({ text: demoSms.text })
    .from(demoSms)
    .where(eq(demoSms.mobile, mobile))
    .orderBy(desc(demoSms.id));
  const [code] = sent.flatMap((message) =>
    SIGN_IN_CODES.flatMap((pattern) => pattern.exec(message.text)?.[1] ?? []),
  );
  if (code === undefined) {
    const message = 'No sign-in code was sent to this mobile.';
    throw new ShopError('not_found', { field: 'mobile', message });
  }
  return code;
}
