import type { DELETE_WORD } from '@/lib/domain/customer-data';
import { fetchJson } from './fetcher';
import { isCustomerData, isMessage } from './guards';
import { keys } from './keys';
import { leaveShopper } from './shopper-signals';

/** Everything the shop keeps about the customer, as the text of a JSON file. @throws ShopError */
export async function exportData(): Promise<string> {
  const { data } = await fetchJson(keys.customerData, isCustomerData);
  return JSON.stringify(data, null, 2);
}

/** Deletes the account and signs out here; answers the server's message. @throws ShopError conflict */
export async function deleteAccount(confirm: typeof DELETE_WORD): Promise<string> {
  const { message } = await fetchJson(keys.profile, isMessage, { method: 'DELETE', body: { confirm } });
  await leaveShopper({ customer: null, suspended: false });
  return message;
}
