import type { PageBytes } from './measures/bytes';
import type { PageCost } from './measures/growth';
import type { PageScores } from './measures/lighthouse';
import type { Load } from './measures/load';
import type { Memory } from './measures/memory';
import type { PagePaint } from './measures/paint';
import type { Presses } from './measures/presses';

/** What was found of one storefront; what was not measured is not there. */
export type Found = {
  name: string;
  bytes: PageBytes[];
  paint: PagePaint[];
  presses?: Presses;
  lighthouse: PageScores[];
  load: Load[];
  memory?: Memory;
};

export type Result = {
  /** When, with which command, of which commit, on what. */
  run: { at: string; command: string; commit: string; machine: string; node: string; browser: string };
  targets: Found[];
  /** Milliseconds from `npm start` to the first answer, the data being there. */
  startMs?: number;
  growth?: { products: number; costs: PageCost[] }[];
};

export const nothingOf = (name: string): Found => ({ name, bytes: [], paint: [], lighthouse: [], load: [] });
