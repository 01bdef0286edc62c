import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies pipeline nothing, load generators about ten. */
export const MOST_WAITING = 32;

const waiting = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * Calls `begin` once earlier pipelined requests on the connection are answered; never if the connection closes first.
 * So a client that pipelines many requests takes one place only: Node emits no `close` for responses still waiting.
 * Closes a connection on which more than MOST_WAITING requests wait: Node itself would read on without end.
 */
export function inPipelineOrder(res: ServerResponse, begin: () => void): void {
  if (res.socket === null) waitForTurn(res, begin);
  else begin();
}

function waitForTurn(res: ServerResponse, begin: () => void): void {
  const { socket } = res.req;
  if (socket.destroyed) return;
  const queue = waiting.get(socket) ?? new Set();
  waiting.set(socket, queue.add(res));
  if (queue.size > MOST_WAITING) socket.destroy();
  res.once('socket', () => {
    queue.delete(res);
    begin();
  });
}
