import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { ShopError } from '@/lib/domain/errors';
import type { Db } from '@/shop-api/db/client';
import { LOCAL_METHODS } from '@/shop-api/db/schema/local-payments';
import type { Clock } from '@/shop-api/ports/clock';
import { act, LOCAL_ACTIONS } from './act';
import { findLocalLink, type LocalLink, stateOf } from './books';
import { paymentPage } from './page';
import { localPagePath } from './page-path';
import { returnAddress } from './wire';

type PageDeps = { db: Db; clock: Clock; secret: string };

const paramsSchema = z.object({ linkId: z.string().regex(/^locallink_[0-9a-f]{24}$/) });
const formSchema = z.object({
  method: z.enum(LOCAL_METHODS).default('upi'),
  action: z.enum(LOCAL_ACTIONS),
});

/** The local provider's hosted payment page. It works without scripts, and anybody with the URL can pay. */
export function registerLocalPage(app: FastifyInstance, { db, clock, secret }: PageDeps): void {
  async function linkOf(params: unknown): Promise<LocalLink> {
    const parsed = paramsSchema.safeParse(params);
    const link = parsed.success ? await findLocalLink(db, parsed.data.linkId) : undefined;
    if (!link) throw new ShopError('not_found');
    return link;
  }

  app.get(localPagePath(':linkId'), async (request, reply) => {
    const link = await linkOf(request.params);
    const now = clock.now();
    const back = returnAddress(link, stateOf(link, now).status === 'paid' ? 'paid' : 'processing', secret);
    return sendPage(reply, link, paymentPage(link, { back, now }));
  });

  app.post(localPagePath(':linkId'), async (request, reply) => {
    const link = await linkOf(request.params);
    const form = formSchema.safeParse(request.body);
    if (!form.success) throw new ShopError('bad_request');
    const status = await act({ db, clock }, link, form.data.action, form.data.method);
    return reply.redirect(status ? returnAddress(link, status, secret) : localPagePath(link.id), 303);
  });
}

function sendPage(reply: FastifyReply, { returnUrl }: LocalLink, page: string): FastifyReply {
  // why: browsers check the redirect after a form submission against form-action too
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    `form-action 'self' ${new URL(returnUrl).origin}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
    })
    .send(page);
}
