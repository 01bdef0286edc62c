import { useRef, useState } from 'react';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { showToast } from '@/lib/client/toast-store';
import { useAddresses } from '@/lib/client/use-addresses';
import { useSubmit } from '@/lib/client/use-submit';
import type { Address } from '@/lib/contract/bff/account';
import { addressBody } from '@/lib/contract/bff/forms/address';
import { isShopError, messageOf } from '@/lib/domain/errors';
import { MAX_ADDRESSES } from '@/lib/domain/limits';
import { placeIn } from '@/lib/domain/places';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import { useAddressFields } from './use-address-fields';

/** The message for a refusal; `conflict` can only mean that the address book is full. */
function reason(error: unknown): string {
  if (isShopError(error, 'conflict')) return documentText('address.too_many', { count: MAX_ADDRESSES });
  return documentText(messageOf(error));
}

export type AddressSaving = ReturnType<typeof useAddressSaving>;

/** Saves the address form. A rejected pincode is shown at its field, any other error above the form. */
export function useAddressSaving(address: Address | undefined, onDone: () => void) {
  const text = useText();
  const { add, update } = useAddresses();
  const form = useRef<HTMLFormElement>(null);
  const { fields, keepDraft, forgetDraft } = useAddressFields(address);
  const [refusal, setRefusal] = useState<string>();

  function showRefusal(error: unknown, cityName: string): void {
    if (!form.current) showToast(reason(error), { tone: 'error' });
    else if (isShopError(error, 'bad_request') && error.field === 'pincode') {
      const city = placeIn(text.language, cityName).words;
      fields.setError('pincode', text('address.pincode_of_city', { city }));
      focusFirstError(form.current);
    } else setRefusal(reason(error));
  }

  const saving = useSubmit(async () => {
    setRefusal(undefined);
    const input = addressBody.parse(fields.values);
    // why: a form opened while saving is for another address
    forgetDraft();
    try {
      await (address ? update(address.id, input) : add(input));
      onDone();
      showToast(documentText('address.saved'));
    } catch (error) {
      keepDraft();
      showRefusal(error, input.city);
    }
  });

  return {
    form,
    fields,
    refusal,
    saving,
    cancel: () => {
      forgetDraft();
      onDone();
    },
  };
}
