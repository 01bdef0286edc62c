import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { isShopError } from '@/lib/domain/errors';
import { framesOf, maskNumbers } from '@/lib/domain/log-safe';
import type { ApiConfig } from '@/shop-api/config';
import { sqlStateOf } from '@/shop-api/db/with-transaction';

export type Logger = FastifyBaseLogger;

const FRAMES = 8;

type Failure = { type: string; message: string; stack: string; sqlState?: string; cause?: Failure };

/**
 * The data of an error that may be logged. Database errors contain SQL, parameters and row values (codes, mobiles), so
 * only state and stack are kept; digits in other messages are masked. For the shop's own errors the cause is included.
 */
export function describeError(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const failure = { type: error.name, message: '', stack: framesOf(error, FRAMES).join('\n') };
  const sqlState = sqlStateOf(error);
  if (sqlState !== undefined) return { ...failure, sqlState };
  const isQuery = error.message.startsWith('Failed query');
  const source = isQuery && error.cause instanceof Error ? error.cause : error;
  const described = { ...failure, message: maskNumbers(source.message || codeOf(source)) };
  return isShopError(error) && error.cause !== undefined
    ? { ...described, cause: describeError(error.cause) }
    : described;
}

/** The code of an error without a message, e.g. when all addresses of a host refused the connection. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A mobile number for the log: only the last three digits. */
export function maskMobile(mobile: string): string {
  return `•••••••${mobile.slice(-3)}`;
}

/** Names the request id in Fastify's lines as the storefront does. */
export const logController = new LogController({ requestIdLogLabel: 'request_id' });

/**
 * Logs one JSON line per event, with the field names of lib/config/log. Of a request only method and route are logged:
 * URLs, queries and bodies contain ids, mobiles and codes.
 */
export function createLogger(level: ApiConfig['logLevel'], stream?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    messageKey: 'event',
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' }),
      err: describeError,
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
