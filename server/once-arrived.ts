import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Calls back when all of a request is here, or as much of it as is held before somebody reads; never for one that breaks
 * off.
 */
export function onceArrived(req: IncomingMessage, res: ServerResponse, work: () => void): void {
  const look = (): void => {
    if (!req.complete && req.readableLength < req.readableHighWaterMark) return;
    req.off('readable', look);
    work();
  };
  req.on('readable', look);
  // why: Node lets what is left of a body go only where nobody has looked, and the next request of its line waits behind it
  res.once('finish', () => req.resume());
}
