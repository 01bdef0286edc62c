import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { REQUEST_ID } from '@/lib/domain/patterns';

/** The id that follows a request from here to the database; one is made when the request brings none. */
export function nameRequest(req: IncomingMessage): string {
  const given = req.headers[REQUEST_ID_HEADER];
  const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  req.headers[REQUEST_ID_HEADER] = id;
  return id;
}
