'use client';

import { useMemo } from 'react';
import type { Fields } from '@/components/ui/field/use-fields';
import { useCities, usePincodes } from '@/lib/client/use-places';
import type { AddressField } from '@/lib/contract/bff/forms/address';
import { digitsOf } from '@/lib/domain/digits-of';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { placeIn, placesIn } from '@/lib/domain/places';
import { useText } from '@/lib/messages/use-text';
import { ChosenField } from './chosen-field';

/**
 * 'Choosing a city loads its pincode options' (spec 5, Address form); if they fail to load, the shopper types instead.
 */
export function CityFields({ fields }: { fields: Fields<AddressField> }) {
  const text = useText();
  const { language } = text;
  const { city, pincode } = fields.values;
  const { cities, missing: typesCity } = useCities();
  const ordered = useMemo(() => placesIn(language, cities), [language, cities]);
  const { pincodes, isLoading, missing: typesPincode } = usePincodes(typesCity ? '' : city);

  const hasNoCity = city === '' && !typesCity;

  function chooseCity(chosen: string): void {
    fields.set('city', chosen);
    fields.clear('pincode');
  }

  return (
    <>
      <ChosenField
        label={text('address.city')}
        name="city"
        autoComplete="address-level2"
        options={typesCity ? undefined : ordered}
        wordsOf={(name) => placeIn(language, name)}
        emptyOption={text('address.choose_city')}
        maxLength={LENGTHS.city.max}
        enterKeyHint="next"
        value={city}
        error={fields.errors.city}
        onValue={typesCity ? (typed) => fields.set('city', typed) : chooseCity}
        onBlur={() => fields.leave('city')}
      />
      <ChosenField
        label={text('address.pincode')}
        name="pincode"
        autoComplete="postal-code"
        options={typesCity || typesPincode ? undefined : pincodes}
        emptyOption={text(
          isLoading ? 'action.wait' : hasNoCity ? 'address.city_first' : 'address.choose_pincode',
        )}
        inputMode="numeric"
        enterKeyHint="done"
        value={pincode}
        error={fields.errors.pincode}
        aria-disabled={hasNoCity || undefined}
        aria-busy={isLoading || undefined}
        onValue={(given) => fields.set('pincode', digitsOf(given, LENGTHS.pincode.max))}
        onBlur={() => fields.leave('pincode')}
      />
    </>
  );
}
