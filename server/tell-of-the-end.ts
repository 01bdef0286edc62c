import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Has an answer that waits behind another of its connection hear (`close`) when that connection ends. Node tells it to the
 * first only, and whoever holds something until then would hold it for ever.
 */
export function tellOfTheEnd({ socket }: IncomingMessage, res: ServerResponse): void {
  if (res.socket !== null) return;
  const end = (): void => {
    if (res.socket === null) res.emit('close');
  };
  // why: as many wait as a client sends at once
  socket.setMaxListeners(0);
  socket.once('close', end);
  res.once('close', () => socket.off('close', end));
}
