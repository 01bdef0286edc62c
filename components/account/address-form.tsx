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
import { type AddressField, addressBody } from '@/lib/contract/bff/forms/address';
import { isShopError, messageOf } from '@/lib/domain/errors';
import { MAX_ADDRESSES } from '@/lib/domain/limits';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { LENGTHS } from '@/lib/domain/patterns';
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
      fields.setError('pincode', text('address.pincode_of_city', { city: input.city }));
      focusFirstError(form.current);
    }
  });

  function input(name: AddressField, max: number = LENGTHS.addressLine.max) {
    return {
      name,
      maxLength: max,
      enterKeyHint: 'next' as const,
      value: fields.values[name],
      error: fields.errors[name],
      onChange: (event: { target: { value: string } }) => fields.set(name, event.target.value),
      onBlur: () => fields.leave(name),
    };
  }

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
        {...input('name', LENGTHS.addressName.max)}
      />
      <TextField
        label={text('address.mobile')}
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        {...input('mobile', 20)}
        onChange={(event) => fields.set('mobile', mobileDigits(event.target.value))}
      />
      <TextField
        className="full"
        label={text('address.email')}
        optional
        type="email"
        autoComplete="email"
        {...input('email', LENGTHS.email.max)}
      />
      <TextField
        className="full"
        label={text('address.address')}
        autoComplete="address-line1"
        {...input('address')}
      />
      <TextField label={text('address.area')} autoComplete="address-line2" {...input('area')} />
      <TextField label={text('address.landmark')} optional autoComplete="off" {...input('landmark')} />
      <div className={`full ${styles.place}`}>
        <TextField
          label={text('address.state')}
          readOnly
          autoComplete="address-level1"
          {...input('state')}
          onBlur={undefined}
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
