import type { FastifyInstance } from 'fastify';
import { enquirySave, orderproblem } from '@/lib/contract/shop/enquiry';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { reportProblem } from './report-problem';
import { saveEnquiry } from './save-enquiry';

export function registerEnquiry(app: FastifyInstance, deps: Deps): void {
  registerCall(app, enquirySave, ({ input, actor, idempotencyKey, callerIp, language }) => {
    const { feedback_from: _form, ...message } = input;
    const customerId = actor.kind === 'customer' ? actor.id : null;
    return saveEnquiry(deps, { ...message, callerIp, customerId }, idempotencyKey, language);
  });

  registerCall(app, orderproblem, ({ input, actor, idempotencyKey, callerIp }) =>
    reportProblem(deps, { customerId: actor.id, callerIp }, input, idempotencyKey),
  );
}
