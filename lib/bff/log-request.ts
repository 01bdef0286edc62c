import 'server-only';
import { z } from 'zod';
import { type LogFields, log } from '@/lib/config/log';
import type { ShopError } from '@/lib/domain/errors';
import { framesOf, issuesOf, pathForLog } from '@/lib/domain/log-safe';

type Outcome = { requestId: string; status: number; failure: ShopError | undefined; ms: number };

/** Logs method, path, outcome and duration; no query, no body, no personal data. */
export function logRequest(request: Request, { requestId, status, failure, ms }: Outcome): void {
  const level = status >= 500 ? 'error' : status >= 400 ? 'info' : 'debug';
  const fields: LogFields = {
    request_id: requestId,
    method: request.method,
    path: pathForLog(new URL(request.url).pathname),
    status,
    ms: Math.round(ms),
  };
  if (failure) fields.code = failure.code;
  if (failure?.code === 'internal') fields.cause = describe(failure.cause);
  log(level, 'bff_request', fields);
}

function describe(cause: unknown): readonly string[] {
  if (cause instanceof z.ZodError) return [cause.name, ...issuesOf(cause)];
  if (!(cause instanceof Error)) return [typeof cause];
  return [cause.name, ...framesOf(cause)];
}
