import type { FastifyInstance } from 'fastify';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { saveEnquiry } from './save-enquiry';

export function registerEnquiry(app: FastifyInstance, deps: Deps): void {
  registerCall(app, enquirySave, ({ input, actor, idempotencyKey, callerIp }) => {
    const { name, mobile, email, message } = input;
    const sender = { senderId: actor.id, key: idempotencyKey };
    return saveEnquiry(deps, { name, mobile, email, message, callerIp }, sender);
  });
}
