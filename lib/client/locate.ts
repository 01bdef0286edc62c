import type { FoundPincode } from '@/lib/contract/bff/delivery';
import { MINUTE_MS } from '@/lib/domain/durations';
import { fetchJson } from './fetcher';
import { isFoundPincode } from './guards';
import { keys } from './keys';

const TIMEOUT_MS = 10_000;
/** A shopper's street does not change in ten minutes. */
const MAXIMUM_AGE_MS = 10 * MINUTE_MS;

export type NoPlace = 'denied' | 'unavailable' | 'timeout';

/** Why the browser did not say where it is. */
export class NoPlaceError extends Error {
  constructor(readonly reason: NoPlace) {
    super(reason);
  }
}

const REASONS: Record<number, NoPlace> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Rounded before it leaves: to about a hundred metres. */
const rounded = (degrees: number) => Number(degrees.toFixed(3));

function askBrowser(): Promise<GeolocationCoordinates> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new NoPlaceError('unavailable'));
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => reject(new NoPlaceError(REASONS[code] ?? 'unavailable')),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    );
  });
}

/**
 * The pincode of where the browser is; without permission the browser asks the shopper.
 *
 * @throws NoPlaceError when the browser does not say; ShopError when the shop does not answer.
 */
export async function findMyPincode(): Promise<FoundPincode> {
  const { latitude, longitude } = await askBrowser();
  const body = { latitude: rounded(latitude), longitude: rounded(longitude) };
  return fetchJson(keys.location, isFoundPincode, { method: 'POST', body });
}
