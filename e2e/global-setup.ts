import { reset } from '@/lib/contract/test-mode';
import { askTestMode } from './fixtures/ask-test-mode';
import { settings } from './fixtures/settings';

/** Shops that are kept open are the sample shop again when a run begins: the last one has bought from them. */
export default async function beginAnew(): Promise<void> {
  const keptOpen = settings.shops.filter(({ isKeptOpen }) => isKeptOpen);
  await Promise.all(keptOpen.map((shop) => askTestMode(reset, {}, shop)));
}
