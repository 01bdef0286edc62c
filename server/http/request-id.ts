import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { REQUEST_ID } from '@/lib/domain/patterns';

/** Keeps the request's own id if it is valid, else sets a new one. The id is passed on down to the database. */
export function ensureRequestId(req: IncomingMessage): string {
  const given = req.headers[REQUEST_ID_HEADER];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  req.headers[REQUEST_ID_HEADER] = id;
  return id;
}
