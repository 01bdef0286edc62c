import { desc, eq } from 'drizzle-orm';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import type { Db } from '@/shop-api/db/client';
import { demoSms } from '@/shop-api/db/schema/sms';

/** Other news lies in the inbox too. */
const SIGN_IN_CODE = new RegExp(`^${text('sms.otp', { code: '(\\d{4})', host: '[a-z0-9.-]+' })}$`);

/** @throws ShopError not_found when none has arrived. */
export async function newestCode(db: Db, mobile: string): Promise<string> {
  const sent = await db
    .select({ text: demoSms.text })
    .from(demoSms)
    .where(eq(demoSms.mobile, mobile))
    .orderBy(desc(demoSms.id));
  const [code] = sent.flatMap((message) => SIGN_IN_CODE.exec(message.text)?.[1] ?? []);
  if (code === undefined) throw new ShopError('not_found', { field: 'mobile' });
  return code;
}
