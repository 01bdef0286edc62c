import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { CLIENT_IP_HEADER } from '@/lib/domain/headers';
import { networkOf } from '@/lib/domain/network-of';
import { isPrivateAddress } from '@/lib/domain/private-host';
import type { ClientAddress } from './trusted-proxies';

/** Headers in which proxies name the client and the host of a request. */
const FORWARDING_HEADERS =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/** The shopper's IP address; undefined for loopback and private addresses, which identify no shopper. */
function shopperAddress(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:/, '') ?? '';
  return isIP(plain) !== 0 && !isPrivateAddress(plain) ? plain : undefined;
}

/** Removes all forwarding headers that the client sent and sets the client IP header from the trusted address. */
export function setClientIp(req: IncomingMessage, clientOf: ClientAddress): void {
  const address = shopperAddress(clientOf(req));
  for (const name of Object.keys(req.headers)) {
    if (FORWARDING_HEADERS.test(name)) delete req.headers[name];
  }
  if (address) req.headers[CLIENT_IP_HEADER] = address;
}

/** The network that rate limits count a client's requests by. Call `setClientIp` first. */
export function networkOfClient({ headers }: IncomingMessage): string | undefined {
  const address = headers[CLIENT_IP_HEADER];
  return typeof address === 'string' ? networkOf(address) : undefined;
}

/** Sets the host headers to the shop's own origin, whichever host the request was sent to. */
export function setHost(req: IncomingMessage, { host, protocol }: Pick<URL, 'host' | 'protocol'>): void {
  req.headers.host = host;
  req.headers['x-forwarded-host'] = host;
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}
