const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

export const PHONE = { name: 'phone', use: { viewport: { width: 390, height: 844 }, ...still } } as const;
export const DESKTOP = {
  name: 'desktop',
  use: { viewport: { width: 1440, height: 900 }, ...still },
} as const;
/** A phone in dark mode. */
export const NIGHT = { name: 'night', use: { ...PHONE.use, colorScheme: 'dark' as const } };
/** Widths at the grid's breakpoints, and the narrowest phone. */
export const TURNS = [360, 768, 1024].map((width) => ({
  name: String(width),
  use: { viewport: { width, height: width < 500 ? 800 : 1000 }, ...still },
}));

/** Fixed time of orders in the pictures, so that dates have the same length and line breaks. */
export const MOMENT = '2026-11-25T10:30:00+05:30';
