/** The parts of the storefront benchmark, which can be measured separately. */
export const PARTS = ['bytes', 'paint', 'lighthouse', 'load', 'memory', 'start', 'growth'] as const;
export type Part = (typeof PARTS)[number];
