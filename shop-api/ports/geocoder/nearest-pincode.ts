import { readPincodes } from '@/shop-api/seed/read-catalogue';
import type { Geocoder, Point } from './geocoder';

const KM_PER_DEGREE = 111.2;
/** Half the way between the two neighbours that lie farthest apart, and a little more: beyond is not Tamil Nadu. */
const FARTHEST_KM = 12;

type Located = Point & { pincode: string };

let located: Located[] | undefined;

function readLocated(): Located[] {
  return readPincodes().flatMap(({ pincode, lat, lng }) =>
    lat === null || lng === null ? [] : [{ pincode, latitude: lat, longitude: lng }],
  );
}

/** On the flat map of a state this is off by less than one in a hundred. */
function distanceKm(one: Point, other: Point): number {
  const narrowing = Math.cos((one.latitude * Math.PI) / 180);
  const north = (one.latitude - other.latitude) * KM_PER_DEGREE;
  return Math.hypot(north, (one.longitude - other.longitude) * KM_PER_DEGREE * narrowing);
}

/**
 * Works without the network, from the points of the pincodes that ship with the shop. The nearest point is the right
 * pincode about half the time, and near a border of the state it may be one across it.
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
