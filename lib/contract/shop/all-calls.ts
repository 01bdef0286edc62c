import type { ShopCall } from '../define-call';
import * as account from './account';
import * as buyAgain from './buy-again';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as content from './content';
import * as customerData from './customer-data';
import * as delivery from './delivery';
import * as enquiry from './enquiry';
import * as identity from './identity';
import * as orders from './orders';
import * as stockAlerts from './stock-alerts';

function callsOf(module: object): ShopCall[] {
  return Object.values(module).filter(
    (value): value is ShopCall => typeof value === 'object' && value !== null && 'path' in value,
  );
}

/** Every call of the contract, grouped by topic as in the API documentation. */
export const callGroups: readonly { title: string; calls: readonly ShopCall[] }[] = [
  { title: 'Identity', calls: callsOf(identity) },
  { title: 'Catalogue', calls: callsOf(catalogue) },
  { title: 'Cart', calls: callsOf(cart) },
  { title: 'Account', calls: [...callsOf(account), ...callsOf(stockAlerts), ...callsOf(customerData)] },
  { title: 'Orders', calls: [...callsOf(orders), ...callsOf(buyAgain)] },
  { title: 'Delivery', calls: callsOf(delivery) },
  { title: 'Content', calls: [...callsOf(content), ...callsOf(enquiry)] },
];

export const allCalls: readonly ShopCall[] = callGroups.flatMap(({ calls }) => calls);
