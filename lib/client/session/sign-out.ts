import { fetchJson } from '@/lib/client/fetcher';
import { isSession } from '@/lib/client/guards';
import { keys } from '@/lib/config/api-paths';
import { leaveShopper } from './shopper-signals';

/** Signs out, in other tabs too. @throws ShopError when the shop does not answer. */
export async function signOut(): Promise<void> {
  await leaveShopper(await fetchJson(keys.session, isSession, { method: 'DELETE' }));
}

/** Ends every session of the customer, on other devices too. @throws ShopError unless the shop confirms it. */
export async function signOutEverywhere(): Promise<void> {
  await leaveShopper(await fetchJson(keys.sessionsEverywhere, isSession, { method: 'DELETE' }));
}
