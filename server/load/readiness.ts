import type { IncomingMessage, ServerResponse } from 'node:http';

/** The readiness probe for proxies (deploy/). */
export const READY = '/ready';

export type Readiness = {
  /** Declares the storefront ready; false when it is stopping. */
  open: () => boolean;
  answer: (req: IncomingMessage, res: ServerResponse) => void;
};

/** Ready from when the built pages are revalidated (or that timed out) until the storefront begins to stop. */
export function readiness(stopped: AbortSignal): Readiness {
  let isOpen = false;
  return {
    open: () => {
      isOpen = true;
      return !stopped.aborted;
    },
    answer: (req, res) => {
      const isReady = isOpen && !stopped.aborted;
      res.writeHead(isReady ? 200 : 503, { 'cache-control': 'no-store', 'content-type': 'text/plain' });
      res.end(req.method === 'HEAD' ? undefined : isReady ? 'ready\n' : 'not ready\n');
    },
  };
}
