import { paise } from '@/lib/domain/money';
import { returnPolicy, shippingDetails } from './terms-data';

const SCHEMA = 'https://schema.org';

test('terms that the shop has not set are left out', () => {
  expect(returnPolicy('en', { isDeliveryFree: false, returnFee: paise(0) })).toEqual({});
  expect(shippingDetails({ isDeliveryFree: false })).toEqual({});
});

test('returns are possible for some days, free or for a fee', () => {
  const policy = (fee?: number) =>
    returnPolicy('en', {
      isDeliveryFree: true,
      returnDays: 3,
      ...(fee === undefined ? {} : { returnFee: paise(fee) }),
    }).hasMerchantReturnPolicy;
  expect(policy()).toEqual({
    applicableCountry: 'IN',
    merchantReturnLink: 'http://localhost:3000/return-policy',
    returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
    merchantReturnDays: 3,
  });
  expect(policy(0)).toMatchObject({ returnFees: `${SCHEMA}/FreeReturn` });
  expect(policy(4950)).toMatchObject({
    returnFees: `${SCHEMA}/ReturnShippingFees`,
    returnShippingFeesAmount: { value: 49.5, currency: 'INR' },
  });
});

test('a shop without returns says so, and has no return fee', () => {
  expect(returnPolicy('en', { isDeliveryFree: true, returnDays: 0, returnFee: paise(0) })).toEqual({
    hasMerchantReturnPolicy: {
      applicableCountry: 'IN',
      merchantReturnLink: 'http://localhost:3000/return-policy',
      returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted`,
    },
  });
});

test('free delivery includes its destination', () => {
  expect(shippingDetails({ isDeliveryFree: true })).toEqual({
    shippingDetails: {
      shippingRate: { value: 0, currency: 'INR' },
      shippingDestination: { addressCountry: 'IN', addressRegion: 'TN' },
    },
  });
});
