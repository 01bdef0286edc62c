import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { PINCODE } from '@/lib/domain/patterns';
import { describeError, type Logger } from '@/shop-api/plugins/log';
import type { Geocoder, Point } from './geocoder';
import { nearestPincode } from './nearest-pincode';

export type NominatimSettings = {
  /** Their server, or one's own. */
  url: string;
  /** Whom they may write to: an email or web address, sent as part of the User-Agent. */
  contact: string;
};

const TIMEOUT_MS = 3_000;
/** What their usage policy allows. */
const BETWEEN_CALLS_MS = 1_000;
/** Whoever would wait longer gets the nearest pincode instead. */
const LONGEST_WAIT_MS = 2_000;
const REMEMBERED = 1_000;
const TAMIL_NADU = 'IN-TN';

const answerSchema = z.object({
  address: z.object({ postcode: z.string().optional(), 'ISO3166-2-lvl4': z.string().optional() }).optional(),
});

type Options = NominatimSettings & {
  log: Logger;
  sleep?: (ms: number) => Promise<void>;
  /** Milliseconds since any moment; never put back, as the clock of the day is. */
  nowMs?: () => number;
};

const reallySleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Reverse geocoding by a Nominatim server, one call a second and never the same one twice. Where it is silent, busy
 * or knows no pincode, the nearest one that ships with the shop stands in. What is remembered has no name to it.
 */
export function nominatim({
  url,
  contact,
  log,
  sleep = reallySleep,
  nowMs = () => performance.now(),
}: Options): Geocoder {
  const answers = new LRUCache<string, { pincode: string | undefined }>({ max: REMEMBERED });
  let freeAt = 0;

  /** False where it would come too late. */
  async function takeTurn(): Promise<boolean> {
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
      // why: a suggestion the shopper confirms is better than none
      if (!(await takeTurn())) return nearestPincode.findPincode(point);
      try {
        const pincode = await ask(point);
        answers.set(key, { pincode });
        return pincode;
      } catch (error) {
        log.warn({ failure: describeError(error) }, 'the geocoder was of no help');
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
