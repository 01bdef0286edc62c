import type { IncomingMessage } from 'node:http';

/**
 * Calls back when all of a request is here, or as much of it as is held before somebody reads; never for one that breaks
 * off.
 */
export function onceArrived(req: IncomingMessage, work: () => void): void {
  const look = (): void => {
    if (!req.complete && req.readableLength < req.readableHighWaterMark) return;
    req.off('readable', look);
    work();
  };
  req.on('readable', look);
}
