/** Delays and durations of the zoom, in milliseconds (spec 9, Zoom defaults). */
export const ZOOM_MS = { hover: 250, off: 150, fade: 300, longPress: 500 } as const;
