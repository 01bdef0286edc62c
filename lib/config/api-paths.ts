import type { Language } from '@/lib/domain/language';
import type { FilterKey } from '@/lib/domain/listing-filter';
import type { Sort } from '@/lib/domain/sort';
import { withQuery } from './paths';

export type ListingKey = {
  list: 'category' | 'special' | 'search';
  category?: string | undefined;
  q?: string | undefined;
  sort?: Sort | undefined;
  filter?: FilterKey | undefined;
  /** The language that orders a list by name; English by default. */
  language?: Language | undefined;
};

/** Every API path that the browser uses; also the SWR keys. */
export const keys = {
  session: '/api/session',
  sessionsEverywhere: '/api/session/everywhere',
  otp: '/api/session/otp',
  resendOtp: '/api/session/otp/resend',
  verifyOtp: '/api/session/verify',
  cart: '/api/cart',
  cartLine: (productId: number) => `/api/cart/lines/${productId}`,
  cartCheck: '/api/cart/check',
  cartCheckRemove: '/api/cart/check/remove',
  cartCheckAccept: '/api/cart/check/accept',
  addresses: '/api/addresses',
  address: (id: number) => `/api/addresses/${id}`,
  defaultAddress: (id: number) => `/api/addresses/${id}/default`,
  cities: '/api/cities',
  pincodes: (city: string) => withQuery('/api/pincodes', { city }),
  delivery: (pincode: string) => withQuery('/api/delivery', { pincode }),
  location: '/api/location',
  pincodeAlerts: '/api/pincode-alerts',
  pincodeAlert: (pincode: string) => `/api/pincode-alerts/${pincode}`,
  favourites: '/api/favourites',
  favourite: (productId: number) => `/api/favourites/${productId}`,
  stockAlerts: '/api/stock-alerts',
  stockAlert: (productId: number) => `/api/stock-alerts/${productId}`,
  profile: '/api/profile',
  customerData: '/api/profile/data',
  unfinished: '/api/profile/unfinished',
  bought: '/api/bought',
  orders: '/api/orders',
  order: (id: string) => `/api/orders/${id}`,
  buyAgain: (id: string) => `/api/orders/${id}/again`,
  cancelOrder: (id: string) => `/api/orders/${id}/cancel`,
  orderProblem: (id: string) => `/api/orders/${id}/problem`,
  tracking: (id: string) => `/api/orders/${id}/tracking`,
  lastOrder: '/api/orders/last',
  payment: '/api/orders/payment',
  enquiries: '/api/enquiries',
  captcha: '/api/captcha',
  paymentResult: '/api/orders/payment/result',
  suggestions: (q: string) => withQuery('/api/suggestions', { q }),
  productCards: (slugs: readonly string[]) => withQuery('/api/products/cards', { slugs: slugs.join(',') }),
  shareProduct: (productId: number) => `/api/products/${productId}/share`,
  products: (listing: ListingKey, page: number) => withQuery('/api/products', { ...listing, page }),
} as const;

const PERSONAL = [
  '/api/session',
  '/api/cart',
  '/api/addresses',
  '/api/favourites',
  '/api/bought',
  '/api/stock-alerts',
  '/api/pincode-alerts',
  '/api/profile',
  '/api/orders',
];

/** Whether the data of a key belongs to the shopper. */
export function isPersonalKey(key: unknown): boolean {
  return typeof key === 'string' && PERSONAL.some((start) => key.startsWith(start));
}
