import { Negotiator } from '@fastify/accept-negotiator';
import type { Encoding } from './compress';

const REFUSED_ENCODING = { br: /\bbr; ?q=0(\.0+)?(,|$)/i, gzip: /\bgzip; ?q=0(\.0+)?(,|$)/i };
const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

/** The encoding that the client prefers among those the shop supports (RFC 9110, 12.5.3). */
export function acceptedEncoding(accepted: string | undefined): Encoding {
  const encoding = accepted ? negotiator.negotiate(accepted) : null;
  if (encoding !== 'br' && encoding !== 'gzip') return 'identity';
  // why: the negotiator lets a later * re-allow an encoding that was refused with q=0
  return REFUSED_ENCODING[encoding].test(accepted ?? '') ? 'identity' : encoding;
}
