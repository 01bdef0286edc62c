import type { IncomingMessage, ServerResponse } from 'node:http';

/** The readiness probe for proxies (deploy/). */
export const READY = '/ready';

export type Readiness = {
  set: (isReady: boolean) => void;
  answer: (req: IncomingMessage, res: ServerResponse) => void;
};

/** Ready from when the built pages are revalidated (or that timed out) until the storefront begins to stop. */
export function readiness(): Readiness {
  let isReady = false;
  return {
    set: (value) => {
      isReady = value;
    },
    answer: (req, res) => {
      res.writeHead(isReady ? 200 : 503, { 'cache-control': 'no-store', 'content-type': 'text/plain' });
      res.end(req.method === 'HEAD' ? undefined : isReady ? 'ready\n' : 'not ready\n');
    },
  };
}
