import 'server-only';
import type { z } from 'zod';
import { deleteaccount, exportdata } from '@/lib/contract/shop/customer-data';
import { DELETE_WORD } from '@/lib/domain/customer-data';
import { asCustomer, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';

/** Everything the API keeps about the customer, as it names it: a document to hand on, not to read here. */
export async function getCustomerData(
  caller: CustomerCaller,
): Promise<z.output<typeof exportdata.output>['data']> {
  return (await shopFetch(exportdata, asCustomer(caller), caller)).data;
}

/** Erases the customer; again changes nothing. @throws ShopError conflict while an order is under way. */
export async function deleteAccount(caller: CustomerCaller): Promise<string> {
  const input = { ...asCustomer(caller), confirm: DELETE_WORD };
  return (await shopFetch(deleteaccount, input, caller)).data.message;
}
