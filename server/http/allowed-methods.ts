import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import { plainAnswer } from '@/server/page/plain-page';
import { holdResponse } from './hold-response';

type Next = (req: IncomingMessage, res: ServerResponse) => Promise<unknown>;

/** Completes Next's 405 to an API call, which has no body and lacks the required `Allow` (RFC 9110, 15.5.6). */
export function completeWrongMethod(req: IncomingMessage, res: ServerResponse, next: Next): void {
  holdResponse(
    res,
    async ({ status }, send) => {
      const allow = await allowedMethods(req, next);
      const requestId = String(req.headers[REQUEST_ID_HEADER]);
      const body = Buffer.from(plainAnswer('wrong_method', requestId));
      const headers = {
        allow,
        'content-type': 'application/json; charset=utf-8',
        'content-length': body.length,
        'cache-control': 'private, no-store',
        [REQUEST_ID_HEADER]: requestId,
      };
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      send(status, req.method === 'HEAD' ? undefined : body);
    },
    (status) => status === 405,
  );
}

/** The methods of a route, as Next itself lists them for OPTIONS. */
async function allowedMethods({ url = '', headers }: IncomingMessage, next: Next): Promise<string> {
  const question = new IncomingMessage(new Socket());
  Object.assign(question, { method: 'OPTIONS', url, headers: { host: headers.host } });
  question.push(null);
  const answer = new ServerResponse(question);
  await next(question, answer);
  return String(answer.getHeader('allow') ?? '');
}
