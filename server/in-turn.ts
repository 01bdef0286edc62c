import type { ServerResponse } from 'node:http';

/**
 * Begins with a request once it is its connection's turn, and never when that ends before: a client that sends many ahead,
 * and reads no answer, shall hold one place, and Node tells none of those that wait that they are over.
 */
export function inTurn(res: ServerResponse, begin: () => void): void {
  if (res.socket === null) res.once('socket', begin);
  else begin();
}
