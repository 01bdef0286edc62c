import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { pagePolicy } from '@/lib/config/page-policy.mjs';

const TWO_YEARS_S = 63_072_000;

const POLICY = 'content-security-policy';

const ALWAYS: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  [
    'permissions-policy',
    'geolocation=(self), microphone=(self), camera=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), accelerometer=(), gyroscope=(), magnetometer=(), browsing-topics=()',
  ],
];

/** Pictures that other sites may embed: link previews and product feed pictures. */
const EMBEDDABLE = /^\/(?:ta\/)?(media|preview|art|brand)\//;

/** Sets the security headers of every response; a cached page has its own policy with its scripts' hashes. */
export function securityHeaders(appOrigin: string): (target: string, res: ServerResponse) => void {
  const isHttps = appOrigin.startsWith('https:');
  const policy = pagePolicy([]);
  return (target, res) => {
    for (const [name, value] of ALWAYS) res.setHeader(name, value);
    if (isHttps) res.setHeader('strict-transport-security', `max-age=${TWO_YEARS_S}; includeSubDomains`);
    const isEmbeddable = EMBEDDABLE.test(target);
    res.setHeader('cross-origin-resource-policy', isEmbeddable ? 'cross-origin' : 'same-origin');
    // why: Next appends a cached page's policy to an existing one, and browsers enforce both
    onHeaders(res, () => res.hasHeader(POLICY) || res.setHeader(POLICY, policy));
  };
}
