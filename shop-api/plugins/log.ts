import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { isShopError } from '@/lib/domain/errors';
import { framesOf, maskNumbers } from '@/lib/domain/log-safe';
import type { ApiConfig } from '@/shop-api/config';
import { sqlStateOf } from '@/shop-api/db/with-transaction';

export type Logger = FastifyBaseLogger;

const FRAMES = 8;

type Failure = { type: string; message: string; stack: string; sqlState?: string; cause?: Failure };

/**
 * What a log may know of an error. Database errors carry SQL, parameters and row values (codes, mobiles),
 * so only their state and place are kept; other messages lose their numbers. Of the shop's own errors the cause is told too.
 */
export function describeError(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const failure = { type: error.name, message: '', stack: framesOf(error, FRAMES).join('\n') };
  const sqlState = sqlStateOf(error);
  if (sqlState !== undefined) return { ...failure, sqlState };
  const isQuery = error.message.startsWith('Failed query');
  const told = isQuery && error.cause instanceof Error ? error.cause : error;
  const described = { ...failure, message: maskNumbers(told.message || codeOf(told)) };
  return isShopError(error) && error.cause !== undefined
    ? { ...described, cause: describeError(error.cause) }
    : described;
}

/** All that is said by an error without words, as where each address of a host refused the connection. */
function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** A mobile number as a log may have it: its last three digits. */
export function maskMobile(mobile: string): string {
  return `•••••••${mobile.slice(-3)}`;
}

/**
 * One JSON line for each event. Of a call it knows method and route only: addresses, queries and bodies hold ids,
 * mobiles and codes.
 */
export function createLogger(level: ApiConfig['logLevel'], stream?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? 'none' }),
      err: describeError,
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
