import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { PINCODE } from '@/lib/domain/patterns';
import { describeError, type Logger } from '@/shop-api/plugins/log';
import type { Geocoder, Point } from './geocoder';
import { nearestPincode } from './nearest-pincode';

export type NominatimSettings = {
  /** The public server, or a self-hosted one. */
  url: string;
  /** An email or web address for the server's administrators, sent as part of the User-Agent. */
  contact: string;
};

const TIMEOUT_MS = 3_000;
/** The rate limit of Nominatim's usage policy. */
const BETWEEN_CALLS_MS = 1_000;
/** A request that would wait longer gets the nearest pincode instead. */
const LONGEST_WAIT_MS = 2_000;
const CACHE_SIZE = 1_000;
const TAMIL_NADU = 'IN-TN';

const answerSchema = z.object({
  address: z.object({ postcode: z.string().optional(), 'ISO3166-2-lvl4': z.string().optional() }).optional(),
});

type Options = NominatimSettings & {
  log: Logger;
  sleep?: (ms: number) => Promise<void>;
  /** A monotonic clock in milliseconds. */
  nowMs?: () => number;
};

const defaultSleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Reverse geocoding by a Nominatim server, with one call per second and a cache. When the server fails, is busy or
 * knows no pincode, the nearest built-in pincode is returned. The cache holds no personal data.
 */
export function nominatim({
  url,
  contact,
  log,
  sleep = defaultSleep,
  nowMs = () => performance.now(),
}: Options): Geocoder {
  const answers = new LRUCache<string, { pincode: string | undefined }>({ max: CACHE_SIZE });
  let freeAt = 0;

  /** Returns false when the wait would be too long. */
  async function waitForTurn(): Promise<boolean> {
    const now = nowMs();
    const waitMs = Math.max(0, freeAt - now);
    if (waitMs > LONGEST_WAIT_MS) return false;
    freeAt = now + waitMs + BETWEEN_CALLS_MS;
    if (waitMs > 0) await sleep(waitMs);
    return true;
  }

  async function ask(point: Point): Promise<string | undefined> {
    const response = await fetch(addressOf(url, point), {
      headers: { 'user-agent': `Koodai shop (${contact})`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
    const { address } = answerSchema.parse(await response.json());
    if (address?.['ISO3166-2-lvl4'] !== TAMIL_NADU) return undefined;
    const pincode = address.postcode?.replace(/\s/g, '') ?? '';
    return PINCODE.test(pincode) ? pincode : nearestPincode.findPincode(point);
  }

  return {
    findPincode: async (point) => {
      const key = `${point.latitude},${point.longitude}`;
      const known = answers.get(key);
      if (known) return known.pincode;
      // why: a rough suggestion is better than none, as the shopper confirms it
      if (!(await waitForTurn())) return nearestPincode.findPincode(point);
      try {
        const pincode = await ask(point);
        answers.set(key, { pincode });
        return pincode;
      } catch (error) {
        log.warn({ failure: describeError(error) }, 'geocoder failed, using the nearest pincode');
        return nearestPincode.findPincode(point);
      }
    },
  };
}

function addressOf(base: string, { latitude, longitude }: Point): URL {
  const address = new URL('reverse', base.endsWith('/') ? base : `${base}/`);
  const query = {
    format: 'jsonv2',
    lat: latitude,
    lon: longitude,
    zoom: 18,
    addressdetails: 1,
    layer: 'address',
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
}
