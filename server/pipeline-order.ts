import type { ServerResponse } from 'node:http';

/**
 * Calls `begin` once earlier pipelined requests on the connection are answered; never if the connection closes first.
 * So a client that pipelines many requests takes one place only: Node emits no `close` for responses still waiting.
 */
export function inPipelineOrder(res: ServerResponse, begin: () => void): void {
  if (res.socket === null) res.once('socket', begin);
  else begin();
}
