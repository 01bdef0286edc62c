import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { CLIENT_IP_HEADER } from '@/lib/domain/headers';
import { networkOf } from '@/lib/domain/network-of';
import type { ClientAddress } from './trusted-proxies';

const OWN_NETWORK = /^(::1$|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd]|fe80:)/i;

/** Every name by which servers say whom a request comes from, and where it was sent to. */
const CLAIMS =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fastly-client-ip)$/;

/** The address of a shopper; undefined for this machine and its network, which say nothing about one. */
export function shopperAddress(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:/, '') ?? '';
  return isIP(plain) !== 0 && !OWN_NETWORK.test(plain) ? plain : undefined;
}

/** Puts what the front knows in place of whatever the request claims about its way here. */
export function nameClient(req: IncomingMessage, clientOf: ClientAddress): void {
  const address = shopperAddress(clientOf(req));
  for (const name of Object.keys(req.headers)) {
    if (CLAIMS.test(name)) delete req.headers[name];
  }
  if (address) req.headers[CLIENT_IP_HEADER] = address;
}

/** What a shopper's requests are counted by, after `nameClient`. */
export function networkOfClient({ headers }: IncomingMessage): string | undefined {
  const address = headers[CLIENT_IP_HEADER];
  return typeof address === 'string' ? networkOf(address) : undefined;
}

/** Lets Next know the shop by its one origin, whatever name the request was sent to. */
export function nameSite(req: IncomingMessage, { host, protocol }: Pick<URL, 'host' | 'protocol'>): void {
  req.headers.host = host;
  req.headers['x-forwarded-host'] = host;
  req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
}
