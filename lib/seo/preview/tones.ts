import 'server-only';
import type { Tone } from '@/lib/domain/tone';

/** `--tile` and its sisters of app/styles/tokens.css by day, for pictures that are drawn outside of a page. */
export const TONE_COLOURS: Record<Tone, string> = {
  plain: '#f1ecde',
  veg: '#edeedd',
  fruit: '#faebcb',
  green: '#e3eeda',
  root: '#f5e5d9',
  spice: '#f3e3e6',
  nut: '#eee6d8',
};
