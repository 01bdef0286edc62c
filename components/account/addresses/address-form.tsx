'use client';

import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { placeIn } from '@/lib/domain/places';
import { useText } from '@/lib/messages/use-text';
import styles from './address-form.module.css';
import { CityFields } from './city-fields';
import type { AddressSaving } from './use-address-saving';

/** Adds or changes an address (spec 5, Address form). Typed values are kept as a draft until saved or cancelled. */
export function AddressForm({ form, fields, refusal, saving, cancel }: AddressSaving) {
  const text = useText();
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
      <TextField
        className="full"
        label={text('address.state')}
        readOnly
        autoComplete="address-level1"
        name="state"
        value={placeIn(text.language, fields.values.state).words}
      />
      <CityFields fields={fields} />
      <div className={`full ${styles.actions}`}>
        <Button variant="line" onClick={cancel} aria-disabled={saving.pending}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" busy={saving.pending}>
          {text('address.save')}
        </Button>
      </div>
    </Form>
  );
}
