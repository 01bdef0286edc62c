import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/** Whom a request comes from: its peer, or whom the trusted proxies in between say. */
export type ClientAddress = (req: IncomingMessage) => string | undefined;

/**
 * Reads `X-Forwarded-For` as far as it was written by proxies of the list; without a list, never.
 *
 * @throws TypeError for an entry that is no address and no CIDR range.
 */
export function trustProxies(list: readonly string[]): ClientAddress {
  const isTrusted = proxyAddr.compile([...list]);
  // why: a connection that is gone by now has no address
  return (req) => (req.socket.remoteAddress ? proxyAddr(req, isTrusted) : undefined);
}
