import type { FastifyInstance } from 'fastify';
import { enquirySave, orderproblem } from '@/lib/contract/shop/enquiry';
import { HOUR_MS } from '@/lib/domain/durations';
import type { Deps } from '@/shop-api/deps';
import { createAlarm } from '@/shop-api/plugins/alarm';
import { registerCall } from '@/shop-api/plugins/register-call';
import { reportProblem } from './report-problem';
import { saveEnquiry } from './save-enquiry';

export function registerEnquiry(app: FastifyInstance, shop: Deps): void {
  const alarm = createAlarm({ ...shop, log: app.log }, 'grievance sms used up', HOUR_MS);
  const deps = { ...shop, alarm };

  registerCall(app, enquirySave, ({ input, actor, idempotencyKey, callerIp, language }) => {
    const { feedback_from: _form, ...message } = input;
    const customerId = actor.kind === 'customer' ? actor.id : null;
    return saveEnquiry(deps, { ...message, callerIp, customerId }, idempotencyKey, language);
  });

  registerCall(app, orderproblem, ({ input, actor, idempotencyKey, callerIp }) =>
    reportProblem(deps, { customerId: actor.id, callerIp }, input, idempotencyKey),
  );
}
