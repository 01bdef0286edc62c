'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useAddresses } from '@/lib/client/use-addresses';
import { useSession } from '@/lib/client/use-session';
import { useSubmit } from '@/lib/client/use-submit';
import type { Address, AddressInput } from '@/lib/contract/bff/account';
import { ERROR_TABLE, isShopError } from '@/lib/domain/errors';
import { LENGTHS } from '@/lib/domain/patterns';
import { text } from '@/lib/messages/text';
import styles from './address-form.module.css';
import { ADDRESS_RULES, type AddressField } from './address-rules';
import { CityFields } from './city-fields';
import { mobileDigits } from './mobile-digits';
import { useFields } from './use-fields';

const STATE = 'Tamil Nadu';

type Props = { address: Address | undefined; onDone: () => void };

function toFields(address: Address | undefined, mobile: string): Record<AddressField, string> {
  const empty = { name: '', mobile, email: '', address: '', area: '', landmark: '', city: '', pincode: '' };
  return { ...empty, ...(address && pick(address)), state: STATE };
}

function pick({ id: _, isDefault: __, ...fields }: Address): Record<AddressField, string> {
  return fields;
}

function toInput({ state: _, ...values }: Record<AddressField, string>): AddressInput {
  return { ...values, name: values.name.trim(), state: STATE };
}

/** Adds or changes an address (spec 5, Address form). */
export function AddressForm({ address, onDone }: Props) {
  const { add, update } = useAddresses();
  const { customer } = useSession();
  const fields = useFields(toFields(address, customer?.mobile ?? ''), ADDRESS_RULES);
  const [refusal, setRefusal] = useState<string>();
  const saving = useSubmit(async () => {
    setRefusal(undefined);
    try {
      const input = toInput(fields.values);
      await (address ? update(address.id, input) : add(input));
      onDone();
    } catch (error) {
      setRefusal(text(isShopError(error) ? ERROR_TABLE[error.code].message : 'error.unavailable'));
    }
  });

  function input(name: AddressField, max: number = LENGTHS.addressLine.max) {
    return {
      name,
      maxLength: max,
      value: fields.values[name],
      error: fields.errors[name],
      onChange: (event: { target: { value: string } }) => fields.set(name, event.target.value),
      onBlur: () => fields.leave(name),
    };
  }

  return (
    <Form columns={2} onSubmit={(event) => fields.submit(event) && saving.submit()}>
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
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        {...input('mobile', 20)}
        onChange={(event) => fields.set('mobile', mobileDigits(event.target.value))}
      />
      <TextField
        label={text('address.email')}
        optional
        type="email"
        autoComplete="email"
        {...input('email', 120)}
      />
      <TextField
        className="full"
        label={text('address.address')}
        autoComplete="address-line1"
        {...input('address')}
      />
      <TextField label={text('address.area')} autoComplete="address-line2" {...input('area')} />
      <TextField label={text('address.landmark')} optional {...input('landmark')} />
      <TextField label={text('address.state')} readOnly {...input('state')} onBlur={undefined} />
      <CityFields fields={fields} />
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
