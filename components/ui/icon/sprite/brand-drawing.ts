import styles from '../icon.module.css';

/** Where a strand crosses over another: `gap` is cut out of the lower one, `over` is drawn slightly longer. */
type Strand = { id: string; path: string; gap: string; over: string };

const STRANDS: readonly Strand[] = [
  {
    id: 'brand-first',
    path: 'M10 5C8.35 6.65 6.65 8.35 5 10C3.08 11.92.9 12.284.9 15C.9 17.261 2.739 19.1 5 19.1C7.716 19.1 8.08 16.92 10 15C11.65 13.35 13.35 11.65 15 10C16.92 8.08 19.1 7.716 19.1 5C19.1 2.739 17.261.9 15 .9C12.284.9 11.92 3.08 10 5Z',
    gap: 'M7.8 2.8h4.4v4.4h-4.4zM7.8 12.8h4.4v4.4h-4.4z',
    over: 'M7.3 2.3h5.4v5.4h-5.4zM7.3 12.3h5.4v5.4h-5.4z',
  },
  {
    id: 'brand-second',
    path: 'M5 10C3.08 8.08.9 7.716.9 5C.9 2.739 2.739.9 5 .9C7.716.9 8.08 3.08 10 5C11.65 6.65 13.35 8.35 15 10C16.92 11.92 19.1 12.284 19.1 15C19.1 17.261 17.261 19.1 15 19.1C12.284 19.1 11.92 16.92 10 15C8.35 13.35 6.65 11.65 5 10Z',
    gap: 'M12.8 7.8h4.4v4.4h-4.4zM2.8 7.8h4.4v4.4h-4.4z',
    over: 'M12.3 7.3h5.4v5.4h-5.4zM2.3 7.3h5.4v5.4h-5.4z',
  },
];

/** The four-dot kolam, woven like a basket: each strand crosses over the others twice. */
export function brandDrawing(): string {
  const strands = STRANDS.map(
    ({ id, path, gap, over }) =>
      `<path id="${id}" d="${path}"/>` +
      `<clipPath id="${id}-gap"><path d="${gap}"/></clipPath>` +
      `<clipPath id="${id}-over"><path d="${over}"/></clipPath>`,
  );
  const below = STRANDS.map(({ id }) => `<use href="#${id}"/>`);
  const crossings = STRANDS.map(
    ({ id }) =>
      `<g clip-path="url(#${id}-gap)"><use href="#${id}" class="${styles.brandGap}"/></g>` +
      `<g clip-path="url(#${id}-over)"><use href="#${id}"/></g>`,
  );
  return (
    `${strands.join('')}<symbol id="brand" viewBox="0 0 40 40">` +
    `<rect width="40" height="40" rx="8" class="${styles.brandTile}"/>` +
    `<g transform="translate(5 5) scale(1.5)" class="${styles.brandLine}">${below.join('')}${crossings.join('')}` +
    `<path d="M5 5h0M15 5h0M5 15h0M15 15h0" class="${styles.brandDots}"/></g></symbol>`
  );
}
