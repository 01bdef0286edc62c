import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** The client's IP address: that of the peer, or the one that trusted proxies forwarded. */
export type ClientAddress = (req: IncomingMessage) => string | undefined;

/**
 * Reads the entries of `X-Forwarded-For` that listed proxies added; ignores the header when the list is empty.
 *
 * @throws TypeError for an entry that is neither an address nor a CIDR range
 */
export function trustProxies(list: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile([...list]);
  // why: a closed connection has no address
  return (req) => (req.socket.remoteAddress ? proxyAddr(req, isTrusted) : undefined);
}
