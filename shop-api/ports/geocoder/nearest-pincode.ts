import { readPincodes } from '@/shop-api/seed/read-catalogue';
import type { Geocoder, Point } from './geocoder';

const KM_PER_DEGREE = 111.2;
/**
 * A bit more than half the distance between the two neighbours farthest apart; a point farther away is not in Tamil
 * Nadu.
 */
const FARTHEST_KM = 12;

type Located = Point & { pincode: string };

let located: Located[] | undefined;

function readLocated(): Located[] {
  return readPincodes().flatMap(({ pincode, lat, lng }) =>
    lat === null || lng === null ? [] : [{ pincode, latitude: lat, longitude: lng }],
  );
}

/** A flat approximation: within a state, its error is below one per cent. */
function distanceKm(one: Point, other: Point): number {
  const narrowing = Math.cos((one.latitude * Math.PI) / 180);
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE;
  return Math.hypot(north, (one.longitude - other.longitude) * KM_PER_DEGREE * narrowing);
}

/**
 * Works offline, from the built-in coordinates of pincodes. The nearest one is right about half the time, and near the
 * state border it may lie across it.
 */
export const nearestPincode: Geocoder = {
  findPincode: async (point) => {
    located ??= readLocated();
    let nearest: { pincode: string; km: number } | undefined;
    for (const place of located) {
      const km = distanceKm(point, place);
      if (km <= (nearest?.km ?? FARTHEST_KM)) nearest = { pincode: place.pincode, km };
    }
    return nearest?.pincode;
  },
};
