import { type DraftFields, useDraftFields } from '@/components/account/use-draft-fields';
import { rulesOf } from '@/components/ui/field/rules-of';
import { useSession } from '@/lib/client/session/use-session';
import { useAddresses } from '@/lib/client/use-addresses';
import { useMyDelivery } from '@/lib/client/use-delivery';
import type { Address } from '@/lib/contract/bff/account';
import type { Place } from '@/lib/contract/bff/delivery';
import { type AddressField, addressBody } from '@/lib/contract/bff/forms/address';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { STATE } from '@/lib/domain/state';

const RULES = rulesOf(addressBody.shape);

type Known = { name: string; mobile: string; place: Place | undefined };

/** A new address is prefilled with what is known. */
function toFields(address: Address | undefined, known: Known): Record<AddressField, string> {
  const { name, mobile, place } = known;
  const { city, pincode } = place?.served ? place : { city: '', pincode: '' };
  const empty = { name, mobile, email: '', address: '', area: '', landmark: '', city, pincode };
  return { ...empty, ...(address && pick(address)), state: STATE };
}

function pick({ id: _, isDefault: __, served: ___, ...fields }: Address): Record<AddressField, string> {
  return fields;
}

/** Form state for an existing or a new address. */
export function useAddressFields(address: Address | undefined): DraftFields<AddressField> {
  const { addresses } = useAddresses();
  const { name = '', mobile = '' } = useSession().customer ?? {};
  const { place } = useMyDelivery();
  // why: the first address is the customer's own, later ones may be for other people
  const ownName = addresses.length === 0 && name.length <= LENGTHS.addressName.max ? name : '';
  const initial = toFields(address, { name: ownName, mobile, place });
  return useDraftFields(`address ${address?.id ?? 'new'}`, initial, RULES);
}
