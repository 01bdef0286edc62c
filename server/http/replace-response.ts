import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { OwnPage } from '@/server/page/own-pages';
import { holdResponse } from './hold-response';

/** A page of the shop that is sent instead of Next's response. */
export type ReplacementPage = { status: number; page: OwnPage; headers: OutgoingHttpHeaders };

type LoadPage = () => Promise<ReplacementPage>;

/**
 * Buffers Next's response and sends the replacement page instead, without any of Next's headers.
 *
 * @param replacementFor returns undefined for a response that must not be replaced
 */
export function replaceResponse(
  req: IncomingMessage,
  res: ServerResponse,
  replacementFor: (status: number) => LoadPage | undefined,
): void {
  const headersOfFront = res.getHeaders();
  holdResponse(
    res,
    async ({ status, body }, send) => {
      const replacement = await replacementFor(status)?.();
      // why: only the complete response may show whether it is to be replaced
      if (!replacement) return send(status, body);
      const { page } = replacement;
      for (const name of res.getHeaderNames()) res.removeHeader(name);
      const headers = {
        ...headersOfFront,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.policy,
        ...replacement.headers,
      };
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value ?? []);
      send(replacement.status, req.method === 'HEAD' ? undefined : Buffer.from(page.body));
    },
    (status) => replacementFor(status) !== undefined,
  );
}
