import type { Deps } from '@/shop-api/deps';
import type { MovableClock } from '@/shop-api/ports/clock';

/** What the calls of test mode need beyond what every module gets. */
export type TestMode = {
  /** The credential of its calls. */
  operatorSecret: string;
  clock: MovableClock;
  /** Where the sample pictures are; undefined: they are only named. */
  mediaDir: string | undefined;
  /** Tells the storefront what changed and waits until it has heard it. */
  tell: () => Promise<void>;
};

export type TestModeDeps = Deps & { testMode: TestMode };
