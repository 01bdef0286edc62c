import { wireStatus } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import { MAX_PINCODE_ALERTS } from '@/lib/domain/limits';
import { PINCODE } from '@/lib/domain/patterns';
import { text } from '@/lib/messages/text';
import type { DbOrTx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { withCustomer } from '@/shop-api/modules/customers/with-customer';
import type { Point } from '@/shop-api/ports/geocoder/geocoder';
import { addPincodeAlert, countPincodeAlertsOf, findPlace, hasServedPlaces, servedOf } from './repository';

/** Status of a pincode the shop does not deliver to (spec 8, Pincode). */
const NOT_SERVED = 400 as const;

export async function availability(db: DbOrTx, pincode: string) {
  const refuse = (message: string, city_name = '') => ({ status: NOT_SERVED, message, city_name });
  if (!PINCODE.test(pincode)) return refuse(text('pincode.not_complete'));
  const place = await findPlace(db, pincode);
  if (!place) return refuse(text('pincode.elsewhere', { pincode }));
  if (await isRefused(db, pincode)) return refuse(text('pincode.not_served', { pincode }), place.cityName);
  return {
    status: wireStatus.done,
    message: text('pincode.served', { pincode, city: place.cityName }),
    city_name: place.cityName,
  };
}

/** The subset of pincodes that orders cannot go to; empty while the operator has not set any served place. */
export async function refusedOf(db: DbOrTx, pincodes: readonly string[]): Promise<Set<string>> {
  if (pincodes.length === 0) return new Set();
  const served = await servedOf(db, pincodes);
  const refused = pincodes.filter((pincode) => !served.has(pincode));
  return new Set(refused.length > 0 && (await hasServedPlaces(db)) ? refused : []);
}

async function isRefused(db: DbOrTx, pincode: string): Promise<boolean> {
  return (await refusedOf(db, [pincode])).size > 0;
}

/** @throws ShopError not_served. */
export async function requireServed(db: DbOrTx, pincode: string): Promise<void> {
  if (!(await isRefused(db, pincode))) return;
  throw new ShopError('not_served', { message: text('pincode.not_served', { pincode }) });
}

/** Suggests a known pincode at or near a point. */
export async function suggestPincode({ db, geocoder }: Pick<Deps, 'db' | 'geocoder'>, point: Point) {
  const pincode = await geocoder.findPincode(point);
  if (pincode === undefined || !(await findPlace(db, pincode))) {
    return { status: wireStatus.none, message: text('pincode.tamil_nadu_only'), pincode: '' };
  }
  return { status: wireStatus.done, message: '', pincode };
}

const tooManyAlerts = () =>
  new ShopError('conflict', {
    field: 'pincode',
    message: text('pincode_alert.too_many', { count: MAX_PINCODE_ALERTS }),
  });

/**
 * Adds an alert for a pincode that is not served yet.
 *
 * @throws ShopError not_found for a pincode outside Tamil Nadu; conflict beyond `MAX_PINCODE_ALERTS`.
 */
export async function waitForPincode(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: string,
  pincode: string,
) {
  const place = await findPlace(db, pincode);
  if (!place) throw new ShopError('not_found', { field: 'pincode' });
  if (!(await isRefused(db, pincode))) {
    return { status: wireStatus.none, message: text('pincode.served', { pincode, city: place.cityName }) };
  }
  await withCustomer(db, customerId, async (tx) => {
    const isNew = await addPincodeAlert(tx, customerId, pincode, clock.now());
    if (isNew && (await countPincodeAlertsOf(tx, customerId)) > MAX_PINCODE_ALERTS) throw tooManyAlerts();
  });
  return { status: wireStatus.done, message: text('pincode_alert.added', { pincode }) };
}
