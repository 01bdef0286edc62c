import type { IncomingMessage } from 'node:http';

/** Where the BFF reads the shopper's address; the front writes it, so a browser cannot. */
export const CLIENT_IP_HEADER = 'x-client-ip';

const OWN_NETWORK = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd]|fe80:)/i;

/** The peer's address; undefined for this machine and its network, where the peer is a proxy and no shopper. */
export function shopperAddress(peer: string | undefined): string | undefined {
  const address = peer?.replace(/^::ffff:/, '');
  return address && !OWN_NETWORK.test(address) ? address : undefined;
}

/** Puts the peer's address in place of whatever the browser sent under that name. */
export function nameClient(req: IncomingMessage): void {
  delete req.headers[CLIENT_IP_HEADER];
  const address = shopperAddress(req.socket.remoteAddress);
  if (address) req.headers[CLIENT_IP_HEADER] = address;
}
