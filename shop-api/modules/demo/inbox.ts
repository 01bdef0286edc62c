import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { mobileWire } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import { demoSms } from '@/shop-api/db/schema/sms';
import type { Deps } from '@/shop-api/deps';
import { inboxPage } from './inbox-page';

const MAX_SHOWN = 50;
const querySchema = z.object({ mobile: mobileWire.optional() });

/** GET /demo/sms?mobile=…, demo mode only: the SMS of the local gateway, the newest first. */
export function registerDemoInbox(app: FastifyInstance, { db }: Deps): void {
  app.get('/demo/sms', async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw new ShopError('bad_request', { field: 'mobile' });
    const { mobile } = query.data;
    const rows = await db
      .select({ id: demoSms.id, mobile: demoSms.mobile, text: demoSms.text, created_at: demoSms.createdAt })
      .from(demoSms)
      .where(mobile ? eq(demoSms.mobile, mobile) : undefined)
      .orderBy(desc(demoSms.id))
      .limit(MAX_SHOWN);
    if (request.headers.accept?.includes('application/json')) return { messages: rows };
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      })
      .send(inboxPage(rows));
  });
}
