import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { errorWire } from '@/lib/contract/shop/error-wire';
import { type ErrorCode, ShopError } from '@/lib/domain/errors';
import { isDatabaseUnavailable } from '@/shop-api/db/database-unavailable';
import { watchRoutes } from './allowed-methods';
import { describeError } from './log';

/** The envelope accepts no longer message. */
const MAX_MESSAGE = 500;

const BY_HTTP_STATUS: Record<number, ErrorCode> = {
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_many',
};

function toShopError(error: unknown, { raw }: FastifyRequest): ShopError {
  if (error instanceof ShopError) return error;
  const hasLeft = raw.readableAborted && !raw.complete;
  if (hasLeft) return new ShopError('bad_request', { field: 'body', cause: error });
  if (!(error instanceof Error)) return new ShopError('internal', { cause: error });
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 503 || isDatabaseUnavailable(error)) return new ShopError('unavailable', { cause: error });
  if (status >= 400 && status < 500) return refusedByServer(status, error);
  return new ShopError('internal', { cause: error });
}

/** Maps Fastify's own 4xx errors, which concern the path or body as a whole. */
function refusedByServer(status: number, cause: Error): ShopError {
  const code = BY_HTTP_STATUS[status] ?? 'bad_request';
  const field = 'code' in cause && cause.code === 'FST_ERR_BAD_URL' ? 'path' : 'body';
  return new ShopError(code, { cause, ...(code === 'bad_request' ? { field } : {}) });
}

function send(error: ShopError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: z.infer<typeof errorWire> = {
    error: {
      code: error.code,
      message: error.message.slice(0, MAX_MESSAGE),
      ...(error.field ? { field: error.field } : {}),
      request_id: request.id,
    },
  };
  if (error.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(error.status).send(body);
}

/** Sends a failure in the error envelope; only unexpected ones are logged as errors. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const shopError = toShopError(error, request);
  if (shopError.status >= 500) request.log.error({ failure: describeError(error) }, 'call failed');
  else request.log.info({ code: shopError.code, field: shopError.field }, 'call refused');
  return send(shopError, request, reply);
}

/** Handles errors of calls, unknown paths and unknown methods of a path; call it before routes are registered. */
export function registerErrors(app: FastifyInstance): void {
  const allowedMethods = watchRoutes(app);
  app.setErrorHandler(answerError);
  // why: a not-found handler runs after the body is parsed, which may fail first
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const allowed = allowedMethods(request.url);
    if (allowed.length > 0) reply.header('allow', allowed.join(', '));
    return send(new ShopError(allowed.length > 0 ? 'wrong_method' : 'not_found'), request, reply);
  });
}
