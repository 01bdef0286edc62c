import type { FastifyInstance } from 'fastify';
import * as calls from '@/lib/contract/test-mode';
import { ShopError } from '@/lib/domain/errors';
import { checkDuePayments } from '@/shop-api/modules/payments/check-due';
import { Refusal } from '@/shop-api/operator/refusal';
import { answerError } from '@/shop-api/plugins/errors';
import { describeError } from '@/shop-api/plugins/log';
import { registerCall } from '@/shop-api/plugins/register-call';
import { decidePayment } from './decide-payment';
import { moveToStatus } from './move-to-status';
import { newestCode } from './newest-code';
import { operateLine } from './operate';
import { resetShop } from './reset-shop';
import { applySettings } from './settings';
import type { TestModeDeps } from './test-mode-deps';

/** The calls of test mode, in a separate Fastify scope: other credential, and refusals with the operator's wording. */
export async function registerTestMode(app: FastifyInstance, deps: TestModeDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.decorate('gate', { ...app.gate, apiSecret: deps.testMode.operatorSecret });
    scope.setErrorHandler((error, request, reply) => {
      if (!(error instanceof Refusal)) return answerError(error, request, reply);
      const message = [error.message, ...error.problems].join(' ');
      return answerError(new ShopError('bad_request', { message }), request, reply);
    });
    registerShopCalls(scope, deps);
    registerShopperCalls(scope, deps);
  });
}

function registerShopCalls(app: FastifyInstance, deps: TestModeDeps): void {
  const { db, testMode } = deps;

  registerCall(app, calls.scenario, ({ input }) =>
    testMode.change(async () => ({ before: await applySettings(deps, input.settings) })),
  );

  registerCall(app, calls.reset, () =>
    testMode.change(async () => {
      const startedAt = performance.now();
      testMode.clock.reset();
      await resetShop(db, testMode.mediaDir);
      return { ms: performance.now() - startedAt };
    }),
  );

  registerCall(app, calls.clock, ({ input }) =>
    testMode.change(async () => {
      testMode.clock.forwardMs(input.forward_ms);
      const onError = (error: unknown, payment: string) =>
        app.log.error({ payment, failure: describeError(error) }, 'payment check failed');
      await checkDuePayments(deps, { onError });
      return { now: testMode.clock.now().toISOString() };
    }),
  );

  registerCall(app, calls.command, ({ input }) =>
    testMode.change(async () => ({ text: await operateLine(deps, input.words) })),
  );
}

function registerShopperCalls(app: FastifyInstance, deps: TestModeDeps): void {
  registerCall(app, calls.lastCode, async ({ input }) => ({ code: await newestCode(deps.db, input.mobile) }));

  registerCall(app, calls.orderStatus, async ({ input }) => ({
    moved: await moveToStatus(deps, input.order_id, input.status),
  }));

  registerCall(app, calls.paymentOutcome, async ({ input }) => ({
    return_url: await decidePayment(deps, input.mobile, input.outcome),
  }));
}
