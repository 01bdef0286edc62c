import { ACCOUNT_ROUTES } from './account-routes';
import { OPEN_ROUTES } from './open-routes';
import { ORDER_ROUTES } from './order-routes';
import type { Route } from './route';

/** The request of a shopper that makes a call, by the name of the call. */
export const ROUTES: Readonly<Record<string, Route>> = { ...ACCOUNT_ROUTES, ...ORDER_ROUTES, ...OPEN_ROUTES };

/** The shop's own screens make none of these: they are for others who speak the contract. */
export const WITHOUT_ROUTE = [
  'cartcount',
  'cartdelete',
  'cartinsert',
  'productAvailability',
  'promotionOffer',
];
