'use client';

import { SelectField } from '@/components/ui/field/select-field';
import { useCities, usePincodes } from '@/lib/client/use-addresses';
import { text } from '@/lib/messages/text';
import type { AddressField } from './address-rules';
import type { Fields } from './use-fields';

/** 'Choosing a city loads its pincode options' (spec 5, Address form). */
export function CityFields({ fields }: { fields: Fields<AddressField> }) {
  const { city, pincode } = fields.values;
  const { cities } = useCities();
  const { pincodes, isLoading } = usePincodes(city);

  function chooseCity(chosen: string): void {
    fields.set('city', chosen);
    fields.clear('pincode');
  }

  return (
    <>
      <SelectField
        label={text('address.city')}
        name="city"
        autoComplete="address-level2"
        value={city}
        error={fields.errors.city}
        onChange={(event) => chooseCity(event.target.value)}
        onBlur={() => fields.leave('city')}
      >
        <option value="">{text('address.choose_city')}</option>
        <Options values={cities} chosen={city} />
      </SelectField>
      <SelectField
        label={text('address.pincode')}
        name="pincode"
        autoComplete="postal-code"
        value={pincode}
        error={fields.errors.pincode}
        disabled={city === ''}
        aria-busy={isLoading || undefined}
        onChange={(event) => fields.set('pincode', event.target.value)}
        onBlur={() => fields.leave('pincode')}
      >
        <option value="">{text(isLoading ? 'action.wait' : 'address.choose_pincode')}</option>
        <Options values={pincodes} chosen={pincode} />
      </SelectField>
    </>
  );
}

/** The chosen one stays an option while the others are on their way. */
function Options({ values, chosen }: { values: readonly string[]; chosen: string }) {
  const all = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return all.map((value) => (
    <option key={value} value={value}>
      {value}
    </option>
  ));
}
