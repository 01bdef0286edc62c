import { ACCOUNT_ROUTES } from './account-routes';
import { OPEN_ROUTES } from './open-routes';
import { ORDER_ROUTES } from './order-routes';
import type { Route } from './route';

/** For each call, by name, the request of a shopper that makes it. */
export const ROUTES: Readonly<Record<string, Route>> = { ...ACCOUNT_ROUTES, ...ORDER_ROUTES, ...OPEN_ROUTES };

/** Calls that this storefront never makes; other clients of the contract may. */
export const WITHOUT_ROUTE = [
  'cartcount',
  'cartdelete',
  'cartinsert',
  'productAvailability',
  'promotionOffer',
];
