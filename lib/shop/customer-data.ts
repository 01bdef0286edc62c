import 'server-only';
import type { z } from 'zod';
import type { Unfinished } from '@/lib/contract/bff/account';
import { deleteaccount, deletecheck, exportdata } from '@/lib/contract/shop/customer-data';
import { DELETE_WORD } from '@/lib/domain/customer-data';
import { paiseFromRupees } from '@/lib/domain/money';
import { asCustomer, type CustomerCaller } from './acting';
import { shopFetch } from './shop-fetch';

/** Everything the API stores about the customer, in the API's field names; passed on as it is. */
export async function getCustomerData(
  caller: CustomerCaller,
): Promise<z.output<typeof exportdata.output>['data']> {
  return (await shopFetch(exportdata, asCustomer(caller), caller)).data;
}

/** Orders and payments that keep the account from being deleted. */
export async function listUnfinished(caller: CustomerCaller): Promise<Unfinished> {
  const { data } = await shopFetch(deletecheck, asCustomer(caller), caller);
  const payments = data.payments.map(({ payment_id: id, state, total, order_id: orderId }) => ({
    id,
    state,
    amount: paiseFromRupees(total),
    orderId,
  }));
  return { orders: data.orders, payments };
}

/** Deletes the customer's account; idempotent. @throws ShopError conflict while an order or a payment is unfinished. */
export async function deleteAccount(caller: CustomerCaller): Promise<string> {
  const input = { ...asCustomer(caller), confirm: DELETE_WORD };
  return (await shopFetch(deleteaccount, input, caller)).data.message;
}
