import 'server-only';
import { paths } from '@/lib/config/paths';
import type { DeliveryTerms } from '@/lib/contract/bff/catalogue';
import type { Language } from '@/lib/domain/language';
import { pageUrl } from './origin';
import { CURRENCY, decimalRupees } from './structured-price';

const COUNTRY = 'IN';
const REGION = 'TN';

/** What schema.org is told of returns; nothing until the shop has said how many days it takes things back. */
export function returnPolicy(language: Language, { returnDays, returnFee }: DeliveryTerms) {
  if (returnDays === undefined) return {};
  const policy = { applicableCountry: COUNTRY, merchantReturnLink: pageUrl(language, paths.returns) };
  if (returnDays === 0) {
    return {
      hasMerchantReturnPolicy: {
        ...policy,
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
      },
    };
  }
  return {
    hasMerchantReturnPolicy: {
      ...policy,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnDays,
      ...returnFees(returnFee),
    },
  };
}

function returnFees(fee: DeliveryTerms['returnFee']) {
  if (fee === undefined) return {};
  if (fee === 0) return { returnFees: 'https://schema.org/FreeReturn' };
  return {
    returnFees: 'https://schema.org/ReturnShippingFees',
    returnShippingFeesAmount: { value: Number(decimalRupees(fee)), currency: CURRENCY },
  };
}

/** What schema.org is told of delivery; nothing until the shop has said that it is free (decisions.md 36). */
export function shippingDetails({ isDeliveryFree }: DeliveryTerms) {
  if (!isDeliveryFree) return {};
  return {
    shippingDetails: {
      shippingRate: { value: 0, currency: CURRENCY },
      shippingDestination: { addressCountry: COUNTRY, addressRegion: REGION },
    },
  };
}
