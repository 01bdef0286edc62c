import type { Server, ServerResponse } from 'node:http';
import { inPipelineOrder } from '@/server/pipeline-order';

/** Stops accepting connections; resolves once all running requests are answered, at the latest after `timeoutMs`. */
export type Drain = (timeoutMs: number) => Promise<void>;

/** Tracks a server's running requests from now on, so that it can shut down without cutting one off. */
export function drainable(server: Server): Drain {
  const running = new Set<ServerResponse>();
  let isDraining = false;

  const track = (res: ServerResponse): void => {
    if (isDraining) res.shouldKeepAlive = false;
    running.add(res);
    res.once('close', () => {
      running.delete(res);
      if (isDraining) server.closeIdleConnections();
    });
  };
  server.on('request', (_req, res) => inPipelineOrder(res, () => track(res)));

  return (timeoutMs) =>
    new Promise((resolve) => {
      isDraining = true;
      // why: a keep-alive connection would hold the server open until its own timeout
      for (const res of running) res.shouldKeepAlive = false;
      const timer = setTimeout(() => {
        server.closeAllConnections();
        resolve();
      }, timeoutMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
}
