import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { ApiConfig } from '@/shop-api/config';
import { sqlStateOf } from '@/shop-api/db/with-transaction';

type Failure = { type: string; message: string; stack: string; sqlState?: string };

/**
 * What a log may know of an error. Database errors carry SQL, parameters and row values (codes, mobiles),
 * so only their state and place are kept; other messages lose their numbers.
 */
export function describeError(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const failure = { type: error.name, message: '', stack: frames.slice(0, 8).join('\n') };
  const sqlState = sqlStateOf(error);
  if (sqlState !== undefined) return { ...failure, sqlState };
  const isQuery = error.message.startsWith('Failed query');
  const message = isQuery && error.cause instanceof Error ? error.cause.message : error.message;
  return { ...failure, message: maskNumbers(message) };
}

function maskNumbers(text: string): string {
  return text.replace(/\d{4,}/g, '••••').slice(0, 500);
}

/** Logs method and path only: queries and bodies hold ids, mobiles and codes. */
export function loggerOptions(level: ApiConfig['logLevel']): FastifyServerOptions['logger'] {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }),
      err: describeError,
    },
  };
}
