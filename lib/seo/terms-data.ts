import 'server-only';
import { paths } from '@/lib/config/paths';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import type { Language } from '@/lib/domain/language';
import { pageUrl } from './origin';
import { CURRENCY, decimalRupees } from './structured-price';

const COUNTRY = 'IN';
const REGION = 'TN';

/** The return policy for schema.org; nothing while the shop has not set the number of days. */
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

/** The shipping details for schema.org; nothing unless the shop has set free delivery (decisions.md 36). */
export function shippingDetails({ isDeliveryFree }: DeliveryTerms) {
  if (!isDeliveryFree) return {};
  return {
    shippingDetails: {
      shippingRate: { value: 0, currency: CURRENCY },
      shippingDestination: { addressCountry: COUNTRY, addressRegion: REGION },
    },
  };
}
