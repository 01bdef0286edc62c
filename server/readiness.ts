import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where a proxy asks whether to send shoppers here (deploy/). */
export const READY = '/ready';

export type Readiness = {
  set: (isReady: boolean) => void;
  answer: (req: IncomingMessage, res: ServerResponse) => void;
};

/** Ready once the pages are made with what the shop API has, or it took too long over them; no more once the storefront is told to stop. */
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
