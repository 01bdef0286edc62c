import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LogFields, log } from '@/lib/config/log';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { framesOf, maskNumbers } from '@/lib/domain/log-safe';
import { isApi } from './target';

type Running = { fields: LogFields; cause?: readonly string[]; isOver: boolean };

const FRAMES = 6;
const TELL_AGAIN_MS = 10_000;

const running = new AsyncLocalStorage<Running>();

/**
 * Runs a request; what fails in it becomes one JSON line with its id, at its end. A call that only answers 5xx has its
 * line already (lib/bff/log-request).
 */
export function withRequestLog<Made>(req: IncomingMessage, res: ServerResponse, run: () => Made): Made {
  const startedAt = performance.now();
  const [path = ''] = (req.url ?? '').split('?', 1);
  const fields = { request_id: String(req.headers[REQUEST_ID_HEADER]), method: req.method, path };
  const request: Running = { fields, isOver: false };
  res.once('close', () => {
    request.isOver = true;
    if (!request.cause && (res.statusCode < 500 || isApi(path))) return;
    const outcome = { status: res.statusCode, ms: Math.round(performance.now() - startedAt) };
    log('error', 'page_failed', { ...fields, ...outcome, cause: request.cause });
  });
  return running.run(request, run);
}

let turnedAway = 0;
let toldAt = Number.NEGATIVE_INFINITY;

/** A request for which the shop had no place: one line for all of a while, since a full shop has better things to do. */
export function countTurnedAway(): void {
  turnedAway += 1;
  const now = performance.now();
  if (now - toldAt < TELL_AGAIN_MS) return;
  log('error', 'turned_away', { count: turnedAway });
  toldAt = now;
  turnedAway = 0;
}

/** Next prints errors over many lines; from here on they are part of their request's line, or a line of their own. */
export function logNextErrorsAsLines(): void {
  console.error = (...args: unknown[]) => {
    const request = running.getStore();
    const cause = args.flatMap(describe);
    if (request && !request.isOver) request.cause ??= cause;
    else log('error', 'page_failed', { ...request?.fields, cause });
  };
}

function describe(given: unknown): string[] {
  if (!(given instanceof Error)) return [maskNumbers(String(given))];
  return [`${given.name}: ${maskNumbers(given.message)}`, ...framesOf(given, FRAMES)];
}
