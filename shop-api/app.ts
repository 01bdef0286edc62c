import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { REQUEST_ID } from '@/lib/domain/patterns';
import type { Deps } from './deps';
import { registerAccount } from './modules/account/routes';
import { registerAddress } from './modules/address/routes';
import { registerBuyAgain } from './modules/buy-again/routes';
import { registerCart } from './modules/cart/routes';
import { registerCatalogue } from './modules/catalogue/routes';
import { registerCheckout } from './modules/checkout/routes';
import { registerContent } from './modules/content/routes';
import { registerDelivery } from './modules/delivery/routes';
import { registerDemoInbox } from './modules/demo/inbox';
import { registerDocs } from './modules/docs/routes';
import { registerEnquiry } from './modules/enquiry/routes';
import { registerFavourites } from './modules/favourites/routes';
import { registerHealth } from './modules/health/routes';
import { requireLiveSession } from './modules/identity/require-live-session';
import { registerIdentity } from './modules/identity/routes';
import { registerOrderHistory } from './modules/order-history/routes';
import { registerPayments } from './modules/payments/routes';
import { registerPromotion } from './modules/promotion/routes';
import { registerStockAlerts } from './modules/stock-alerts/routes';
import { answerClientError } from './plugins/client-error';
import { registerDrain } from './plugins/drain';
import { answerError, registerErrors } from './plugins/errors';
import { createLogger, type Logger, logController } from './plugins/log';
import { systemClock } from './ports/clock';
import { registerTestMode } from './test-mode/routes';
import type { TestMode } from './test-mode/test-mode-deps';

export type AppOptions = Deps & {
  log?: Logger;
  /** Enables the calls of test mode; without it they do not exist. */
  testMode?: TestMode | undefined;
};

const BODY_LIMIT_BYTES = 16 * 1024;

/** The shop API as a Fastify instance that is not listening yet; tests `inject` into it. */
export async function buildApp({
  log = createLogger('silent'),
  testMode,
  ...deps
}: AppOptions): Promise<FastifyInstance> {
  const app = createServer(log);
  await app.register(formbody);
  app.decorate('gate', {
    apiSecret: deps.config.apiSecret,
    // why: the storefront signs with the real time, even when a test has moved this shop's clock
    clock: testMode ? systemClock : deps.clock,
    requireLiveSession: (actor: CustomerActor) => requireLiveSession(deps.db, actor),
  });
  await registerModules(app, deps);
  if (testMode) await registerTestMode(app, { ...deps, testMode });
  return app;
}

/** Fastify with what all calls share: limits, request ids and errors. */
function createServer(log: Logger): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    logController,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 20_000,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
    // why: the contract reports a path segment that is too long, like any other invalid field
    routerOptions: { maxParamLength: BODY_LIMIT_BYTES },
    genReqId: ({ headers }) => {
      const requestId = headers[REQUEST_ID_HEADER];
      return typeof requestId === 'string' && REQUEST_ID.test(requestId) ? requestId : nanoid();
    },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.headers({ [REQUEST_ID_HEADER]: request.id, 'cache-control': 'no-store' });
  });
  registerDrain(app);
  registerErrors(app);
  app.removeContentTypeParser('text/plain');
  return app;
}

async function registerModules(app: FastifyInstance, deps: Deps): Promise<void> {
  registerHealth(app, deps);
  registerDocs(app);
  registerCatalogue(app, deps);
  registerContent(app, deps);
  registerDelivery(app, deps);
  registerEnquiry(app, deps);
  registerIdentity(app, deps);
  registerCart(app, deps);
  registerAddress(app, deps);
  registerFavourites(app, deps);
  registerStockAlerts(app, deps);
  registerPromotion(app, deps);
  registerCheckout(app, deps);
  registerOrderHistory(app, deps);
  registerBuyAgain(app, deps);
  registerAccount(app, deps);
  await registerPayments(app, deps);
  if (deps.config.demoMode) registerDemoInbox(app, deps);
}
