import { useEffect, useState } from 'react';
import { rulesOf } from '@/components/ui/field/rules-of';
import { type Fields, useFields } from '@/components/ui/field/use-fields';
import { useSession } from '@/lib/client/session/use-session';
import { useAddresses } from '@/lib/client/use-addresses';
import { useMyDelivery } from '@/lib/client/use-delivery';
import type { Address } from '@/lib/contract/bff/account';
import type { Place } from '@/lib/contract/bff/delivery';
import { type AddressField, addressBody, STATE } from '@/lib/contract/bff/forms/address';
import { LENGTHS } from '@/lib/domain/patterns';

const RULES = rulesOf(addressBody.shape);

/** Typed values that were neither saved nor cancelled, by address id, or 'new'. */
export type AddressDrafts = Map<Address['id'] | 'new', Record<AddressField, string>>;

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

/** Form state for an existing or a new address; starts from its draft and keeps it up to date. */
export function useAddressFields(
  address: Address | undefined,
  drafts: AddressDrafts,
): { fields: Fields<AddressField>; keepDraft: () => void; forgetDraft: () => void } {
  const { addresses } = useAddresses();
  const { name = '', mobile = '' } = useSession().customer ?? {};
  const { place } = useMyDelivery();
  // why: the first address is the customer's own, later ones may be for other people
  const ownName = addresses.length === 0 && name.length <= LENGTHS.addressName.max ? name : '';
  const draftId = address?.id ?? 'new';
  const start = drafts.get(draftId) ?? toFields(address, { name: ownName, mobile, place });
  const fields = useFields(start, RULES);
  const { values } = fields;
  const [untouched] = useState(values);

  useEffect(() => {
    if (values !== untouched) drafts.set(draftId, values);
  }, [values, untouched, drafts, draftId]);

  return {
    fields,
    keepDraft: () => {
      // why: a draft typed meanwhile is newer
      if (!drafts.has(draftId)) drafts.set(draftId, values);
    },
    forgetDraft: () => drafts.delete(draftId),
  };
}
