import type { Server, ServerResponse } from 'node:http';
import { inTurn } from './in-turn';

/** Stops taking connections; resolves when the running requests are answered, or at the latest after `timeoutMs`. */
export type Drain = (timeoutMs: number) => Promise<void>;

/** Keeps count of a server's requests from now on, so that it can be stopped without cutting anybody off. */
export function drainable(server: Server): Drain {
  const running = new Set<ServerResponse>();
  let isDraining = false;

  const count = (res: ServerResponse): void => {
    if (isDraining) res.shouldKeepAlive = false;
    running.add(res);
    res.once('close', () => {
      running.delete(res);
      if (isDraining) server.closeIdleConnections();
    });
  };
  server.on('request', (_req, res) => inTurn(res, () => count(res)));

  return (timeoutMs) =>
    new Promise((resolve) => {
      isDraining = true;
      // why: a connection that is kept alive would hold the server open until its own time-out
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
