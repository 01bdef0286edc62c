/** The colours a category's tile can have (app/styles/tones.css). */
export const TONES = ['plain', 'veg', 'fruit', 'green', 'root', 'spice', 'nut'] as const;
export type Tone = (typeof TONES)[number];
