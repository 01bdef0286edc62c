import { Negotiator } from '@fastify/accept-negotiator';
import type { Encoding } from './compress';

const REFUSED = { br: /\bbr; ?q=0(\.0+)?(,|$)/i, gzip: /\bgzip; ?q=0(\.0+)?(,|$)/i };
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

/** Of the encodings that the shop has, the one a client takes with most pleasure (RFC 9110, 12.5.3). */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  const encoding = accepted ? negotiator.negotiate(accepted) : null;
  if (encoding !== 'br' && encoding !== 'gzip') return 'identity';
  // why: the negotiator hears a * that comes after it, too
  return REFUSED[encoding].test(accepted ?? '') ? 'identity' : encoding;
}
