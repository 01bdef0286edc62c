/** What the benchmark of the storefront measures, each by itself. */
export const PARTS = ['bytes', 'paint', 'lighthouse', 'load', 'memory', 'start', 'growth'] as const;
export type Part = (typeof PARTS)[number];
