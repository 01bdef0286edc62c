import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls back when the whole body has arrived or the read buffer is full; never when the request is aborted.
 */
export function onceBodyArrived(req: IncomingMessage, res: ServerResponse, callback: () => void): void {
  const check = (): void => {
    if (!req.complete && req.readableLength < req.readableHighWaterMark) return;
    req.off('readable', check);
    callback();
  };
  req.on('readable', check);
  // why: with this listener Node does not discard an unread body, and it would block the connection's next request
  res.once('finish', () => req.resume());
}
