import type { Deps } from '@/shop-api/deps';
import type { MovableClock } from '@/shop-api/ports/clock';

/** What the test mode calls need in addition to `Deps`. */
export type TestMode = {
  /** The credential of the test mode calls. */
  operatorSecret: string;
  clock: MovableClock;
  dataDir: string;
  /** Where the sample pictures are stored; undefined: pictures are only named. */
  mediaDir: string | undefined;
  /** Runs `work`, and resolves once the storefront has been notified of its changes. */
  change: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type TestModeDeps = Deps & { testMode: TestMode };
