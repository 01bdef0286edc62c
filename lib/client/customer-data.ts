import { keys } from '@/lib/config/api-paths';
import type { DELETE_WORD } from '@/lib/domain/customer-data';
import { fetchJson } from './fetcher';
import { isMessage, shapeOf } from './guards';
import { leaveShopper } from './session/shopper-signals';

const isCustomerData = shapeOf<{ data: object; isWhole: boolean }>({
  data: 'record',
  isWhole: 'boolean',
});

/** The customer's data as the text of a JSON file, and whether it is complete. @throws ShopError */
export async function exportData(): Promise<{ json: string; isWhole: boolean }> {
  const { data, isWhole } = await fetchJson(keys.customerData, isCustomerData);
  return { json: JSON.stringify(data, null, 2), isWhole };
}

/** Deletes the account and signs out; returns the server's message. @throws ShopError conflict */
export async function deleteAccount(confirm: typeof DELETE_WORD): Promise<string> {
  const { message } = await fetchJson(keys.profile, isMessage, { method: 'DELETE', body: { confirm } });
  await leaveShopper({ customer: null, suspended: false });
  return message;
}
