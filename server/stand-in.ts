import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { holdAnswer } from './hold-answer';
import type { OwnPage } from './own-pages';

/** A page of the shop's own that goes out in place of what Next answered. */
export type StandIn = { status: number; page: OwnPage; headers: OutgoingHttpHeaders };

type Make = () => Promise<StandIn>;

/**
 * Holds back what Next answers and sends the stand-in in its place, with nothing of Next's headers.
 *
 * @param makerFor undefined for answers that are good as they are
 */
export function replaceAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  makerFor: (status: number) => Make | undefined,
): void {
  const headersOfFront = res.getHeaders();
  holdAnswer(
    res,
    async ({ status, body }, send) => {
      const standIn = await makerFor(status)?.();
      // why: what an answer is may be known only when it is whole
      if (!standIn) return send(status, body);
      const { html, policy } = standIn.page;
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      const headers = {
        ...headersOfFront,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        ...standIn.headers,
      };
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value ?? []);
      send(standIn.status, req.method === 'HEAD' ? undefined : Buffer.from(html));
    },
    (status) => makerFor(status) !== undefined,
  );
}
