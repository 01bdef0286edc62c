import { keys } from '@/lib/config/api-paths';
import type { FoundPincode } from '@/lib/contract/bff/delivery';
import { MINUTE_MS } from '@/lib/domain/durations';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';

const isFoundPincode = shapeOf<FoundPincode>({ pincode: 'string', message: 'string' });

const TIMEOUT_MS = 10_000;
/** A cached position may be ten minutes old. */
const MAXIMUM_AGE_MS = 10 * MINUTE_MS;

type LocationFailure = 'denied' | 'unavailable' | 'timeout';

/** The browser did not give its position, for this reason. */
export class LocationError extends Error {
  constructor(readonly reason: LocationFailure) {
    super(reason);
  }
}

const REASONS: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Rounds to about a hundred metres, before the position is sent. */
const rounded = (degrees: number) => Number(degrees.toFixed(3));

function askBrowser(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new LocationError('unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new LocationError(REASONS[code] ?? 'unavailable')),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}

/**
 * The pincode of the browser's position; the browser may ask the shopper for permission.
 *
 * @throws LocationError when the browser gives no position; ShopError when the shop does not answer.
 */
export async function findMyPincode(): Promise<FoundPincode> {
  const { latitude, longitude } = await askBrowser();
  const body = { latitude: rounded(latitude), longitude: rounded(longitude) };
  return fetchJson(keys.location, isFoundPincode, { method: 'POST', body });
}
