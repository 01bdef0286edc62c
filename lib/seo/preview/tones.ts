import 'server-only';
import type { Tone } from '@/lib/domain/tone';

/** The tile colours of app/styles/tokens.css in the light theme, for pictures drawn on the server. */
export const TONE_COLOURS: Record<Tone, string> = {
  plain: '#f1ecde',
  veg: '#edeedd',
  fruit: '#faebcb',
  green: '#e3eeda',
  root: '#f5e5d9',
  spice: '#f3e3e6',
  nut: '#eee6d8',
};
