import 'server-only';

const OTHER = '#f1ecde';

/** `--tone-photo` of app/styles/tones.css, for pictures that are drawn outside of a page. */
const TONES: Record<string, string> = {
  vegetables: '#edeedd',
  fruits: '#faebcb',
  keerai: '#e3eeda',
  'native-gourds': '#e3eeda',
  organic: '#e3eeda',
  'roots-tubers': '#f5e5d9',
  'herbs-seasonings': '#f3e3e6',
  exotic: '#f3e3e6',
  'banana-coconut': '#eee6d8',
  combos: '#eee6d8',
};

/** The colour of the tile that pictures of a category lie on. */
export function toneOf(category: string): string {
  return TONES[category] ?? OTHER;
}
