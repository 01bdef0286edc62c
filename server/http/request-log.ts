import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LogFields, log } from '@/lib/config/log';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { framesOf, maskNumbers, pathForLog } from '@/lib/domain/log-safe';
import { isApi } from './target';

type Running = { fields: LogFields; cause?: readonly string[]; isClosed: boolean };

const LOG_INTERVAL_MS = 10_000;

const running = new AsyncLocalStorage<Running>();

/**
 * Runs a request; when it closes, logs its errors as one JSON line with its id. An API call that only answered 5xx is
 * already logged (lib/bff/log-request).
 */
export function withRequestLog<Result>(req: IncomingMessage, res: ServerResponse, run: () => Result): Result {
  const startedAt = performance.now();
  const [path = ''] = (req.url ?? '').split('?', 1);
  const fields = {
    request_id: String(req.headers[REQUEST_ID_HEADER]),
    method: req.method,
    path: pathForLog(path),
  };
  const request: Running = { fields, isClosed: false };
  res.once('close', () => {
    request.isClosed = true;
    if (!request.cause && (res.statusCode < 500 || isApi(path))) return;
    const outcome = { status: res.statusCode, ms: Math.round(performance.now() - startedAt) };
    log('error', 'page_failed', { ...fields, ...outcome, cause: request.cause });
  });
  return running.run(request, run);
}

let shedCount = 0;
let isLogged = false;

/** Counts a request that was shed; logs the count at most every `LOG_INTERVAL_MS`, to spare an overloaded shop. */
export function countShed(): void {
  shedCount += 1;
  if (!isLogged) logShed();
}

function logShed(): void {
  isLogged = shedCount > 0;
  if (!isLogged) return;
  log('error', 'turned_away', { count: shedCount });
  shedCount = 0;
  setTimeout(logShed, LOG_INTERVAL_MS).unref();
}

/** Next prints multi-line errors; redirects them into their request's log line, or a separate line without one. */
export function logNextErrorsAsLines(): void {
  console.error = (...args: unknown[]) => {
    const request = running.getStore();
    const cause = args.flatMap(describe);
    if (request && !request.isClosed) request.cause ??= cause;
    else log('error', 'page_failed', { ...request?.fields, cause });
  };
}

function describe(given: unknown): string[] {
  if (!(given instanceof Error)) return [maskNumbers(String(given))];
  return [`${given.name}: ${maskNumbers(given.message)}`, ...framesOf(given)];
}
