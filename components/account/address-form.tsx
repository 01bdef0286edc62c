'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { showToast } from '@/components/ui/toast/toast-store';
import { useAddresses } from '@/lib/client/use-addresses';
import { useSubmit } from '@/lib/client/use-submit';
import type { Address } from '@/lib/contract/bff/account';
import { addressBody } from '@/lib/contract/bff/forms/address';
import { isShopError, messageOf } from '@/lib/domain/errors';
import { MAX_ADDRESSES } from '@/lib/domain/limits';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { LENGTHS } from '@/lib/domain/patterns';
import { placeIn } from '@/lib/domain/places';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import styles from './address-form.module.css';
import { CityFields } from './city-fields';
import { type AddressDrafts, useAddressFields } from './use-address-fields';

type Props = { address: Address | undefined; drafts: AddressDrafts; onDone: () => void };

/** What a refusal says; the API names the field at fault. */
function reason(error: unknown): string {
  if (isShopError(error, 'bad_request') && error.field === 'address') {
    return documentText('address.too_many', { count: MAX_ADDRESSES });
  }
  return documentText(messageOf(error));
}

/** Adds or changes an address (spec 5, Address form). What is typed stays among the drafts until it is saved or cancelled. */
export function AddressForm({ address, drafts, onDone }: Props) {
  const text = useText();
  const { add, update } = useAddresses();
  const form = useRef<HTMLFormElement>(null);
  const { fields, keepDraft, forgetDraft } = useAddressFields(address, drafts);
  const [refusal, setRefusal] = useState<string>();
  const end = () => {
    forgetDraft();
    onDone();
  };
  const saving = useSubmit(async () => {
    setRefusal(undefined);
    const input = addressBody.parse(fields.values);
    // why: a form that is opened meanwhile is for another address
    forgetDraft();
    try {
      await (address ? update(address.id, input) : add(input));
      onDone();
      showToast(documentText('address.saved'));
    } catch (error) {
      keepDraft();
      if (!isShopError(error, 'bad_request') || error.field !== 'pincode') return setRefusal(reason(error));
      const city = placeIn(text.language, input.city).words;
      fields.setError('pincode', text('address.pincode_of_city', { city }));
      focusFirstError(form.current);
    }
  });

  const line = { maxLength: LENGTHS.addressLine.max, enterKeyHint: 'next' } as const;

  return (
    <Form ref={form} columns={2} onSubmit={(event) => fields.submit(event) && saving.submit()}>
      {refusal && (
        <div className="full">
          <InlineMessage tone="error">{refusal}</InlineMessage>
        </div>
      )}
      <TextField
        label={text('address.name')}
        autoComplete="name"
        {...line}
        maxLength={LENGTHS.addressName.max}
        {...fields.input('name')}
      />
      <TextField
        label={text('address.mobile')}
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        {...line}
        maxLength={20}
        {...fields.input('mobile', mobileDigits)}
      />
      <TextField
        className="full"
        label={text('address.email')}
        optional
        type="email"
        autoComplete="email"
        {...line}
        maxLength={LENGTHS.email.max}
        {...fields.input('email')}
      />
      <TextField
        className="full"
        label={text('address.address')}
        autoComplete="address-line1"
        {...line}
        {...fields.input('address')}
      />
      <TextField
        label={text('address.area')}
        autoComplete="address-line2"
        {...line}
        {...fields.input('area')}
      />
      <TextField
        label={text('address.landmark')}
        optional
        autoComplete="off"
        {...line}
        {...fields.input('landmark')}
      />
      <div className={`full ${styles.place}`}>
        <TextField
          label={text('address.state')}
          readOnly
          autoComplete="address-level1"
          name="state"
          value={placeIn(text.language, fields.values.state).words}
        />
        <CityFields fields={fields} />
      </div>
      <div className={`full ${styles.actions}`}>
        <Button variant="line" onClick={end}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" busy={saving.pending}>
          {text('address.save')}
        </Button>
      </div>
    </Form>
  );
}
