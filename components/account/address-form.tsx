'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { Form } from '@/components/ui/field/form';
import { rulesOf } from '@/components/ui/field/rules-of';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useAddresses } from '@/lib/client/use-addresses';
import { useMyDelivery } from '@/lib/client/use-delivery';
import { useSession } from '@/lib/client/use-session';
import { useSubmit } from '@/lib/client/use-submit';
import type { Address } from '@/lib/contract/bff/account';
import type { Place } from '@/lib/contract/bff/delivery';
import { type AddressField, addressBody, STATE } from '@/lib/contract/bff/forms/address';
import { ERROR_TABLE, isShopError } from '@/lib/domain/errors';
import { MAX_ADDRESSES } from '@/lib/domain/limits';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { LENGTHS } from '@/lib/domain/patterns';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import styles from './address-form.module.css';
import { CityFields } from './city-fields';

const RULES = rulesOf(addressBody.shape);

type Props = { address: Address | undefined; onDone: () => void };

type Known = { name: string; mobile: string; place: Place | undefined };

/** A new address starts with what is known. */
function toFields(address: Address | undefined, known: Known): Record<AddressField, string> {
  const { name, mobile, place } = known;
  const { city, pincode } = place?.served ? place : { city: '', pincode: '' };
  const empty = { name, mobile, email: '', address: '', area: '', landmark: '', city, pincode };
  return { ...empty, ...(address && pick(address)), state: STATE };
}

function pick({ id: _, isDefault: __, served: ___, ...fields }: Address): Record<AddressField, string> {
  return fields;
}

/** What a refusal says; the API names the field at fault. */
function reason(error: unknown): string {
  if (isShopError(error, 'bad_request') && error.field === 'address') {
    return documentText('address.too_many', { count: MAX_ADDRESSES });
  }
  return documentText(isShopError(error) ? ERROR_TABLE[error.code].message : 'error.unavailable');
}

/** Adds or changes an address (spec 5, Address form). */
export function AddressForm({ address, onDone }: Props) {
  const text = useText();
  const { addresses, add, update } = useAddresses();
  const { name = '', mobile = '' } = useSession().customer ?? {};
  const { place } = useMyDelivery();
  // why: the first one is the customer's own, another may be anybody's
  const ownName = addresses.length === 0 && name.length <= LENGTHS.addressName.max ? name : '';
  const form = useRef<HTMLFormElement>(null);
  const fields = useFields(toFields(address, { name: ownName, mobile, place }), RULES);
  const [refusal, setRefusal] = useState<string>();
  const saving = useSubmit(async () => {
    setRefusal(undefined);
    const input = addressBody.parse(fields.values);
    try {
      await (address ? update(address.id, input) : add(input));
      onDone();
    } catch (error) {
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
        <Button variant="line" onClick={onDone}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" busy={saving.pending}>
          {text('address.save')}
        </Button>
      </div>
    </Form>
  );
}
