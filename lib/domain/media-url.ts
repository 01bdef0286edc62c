export const MEDIA_WIDTHS = [160, 320, 480, 640, 840] as const;
/** Widths for pictures in a row or grid of cards, and for thumbnails beside a line. */
export const CARD_WIDTHS = [320, 480, 640] as const;
export const THUMB_WIDTHS = [160, 320] as const;
/** Width of the zoom picture, 1400×1200 (spec 9). */
export const ZOOM_WIDTH = 1400;
/** The aspect ratio of all pictures: 840×720, and 1400×1200 for zoom. */
export const MEDIA_RATIO = 7 / 6;

/** The URL of a stored picture at one width. `image` is its base name; an absolute URL is returned as it is. */
export function mediaUrl(image: string, widthPx: number): string {
  return /^https?:\/\//.test(image) ? image : `/media/${image}-${widthPx}.webp`;
}

/** The URL of the largest size: the zoom picture if there is one, else the widest of the others. */
export function zoomUrl(image: string, hasZoom: boolean): string {
  return mediaUrl(image, hasZoom ? ZOOM_WIDTH : Math.max(...MEDIA_WIDTHS));
}

export function mediaSrcSet(image: string, widthsPx: readonly number[] = MEDIA_WIDTHS): string | undefined {
  if (/^https?:\/\//.test(image)) return undefined;
  return widthsPx.map((width) => `${mediaUrl(image, width)} ${width}w`).join(', ');
}
