import type { ShopCall } from '../define-call';
import * as account from './account';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as content from './content';
import * as enquiry from './enquiry';
import * as identity from './identity';
import * as orders from './orders';

function callsOf(module: object): ShopCall[] {
  return Object.values(module).filter(
    (value): value is ShopCall => typeof value === 'object' && value !== null && 'path' in value,
  );
}

/** Every call of the contract, for the conformance suite and the API's documentation. */
export const allCalls: readonly ShopCall[] = [
  identity,
  catalogue,
  cart,
  account,
  orders,
  content,
  enquiry,
].flatMap(callsOf);
