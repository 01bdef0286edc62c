import type { OrderDetails } from '@/lib/contract/bff/orders';
import { formatMobile } from '@/lib/domain/form-patterns';
import { formatPincode } from '@/lib/domain/patterns';
import { PlaceName } from './place-name';

type Place = Pick<
  OrderDetails['shipTo'],
  'mobile' | 'address' | 'area' | 'landmark' | 'city' | 'state' | 'pincode'
>;

/** Street, landmark and area; city, state and pincode; the number to call. */
export function AddressLines({ place }: { place: Place }) {
  const street = [place.address, place.landmark, place.area].filter((part) => part !== '').join(', ');
  return (
    <>
      {street}
      <br />
      <PlaceName name={place.city} />, <PlaceName name={place.state} /> {formatPincode(place.pincode)}
      <br />
      <span className="num">{formatMobile(place.mobile)}</span>
    </>
  );
}
