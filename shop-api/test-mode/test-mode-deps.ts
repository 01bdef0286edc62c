import type { Deps } from '@/shop-api/deps';
import type { MovableClock } from '@/shop-api/ports/clock';

/** What the calls of test mode need beyond what every module gets. */
export type TestMode = {
  /** The credential of its calls. */
  operatorSecret: string;
  clock: MovableClock;
  dataDir: string;
  /** Where the sample pictures are; undefined: they are only named. */
  mediaDir: string | undefined;
  /** Does the work, and answers when the storefront has heard what it changed. */
  change: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type TestModeDeps = Deps & { testMode: TestMode };
