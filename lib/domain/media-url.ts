export const MEDIA_WIDTHS = [160, 320, 480, 640, 840] as const;
/** Enough where a picture is a part of a row or a grid, and where it stands beside a line. */
export const CARD_WIDTHS = [320, 480, 640] as const;
export const THUMB_WIDTHS = [160, 320] as const;
/** Width of the zoom picture, 1400×1200 (spec 9). */
export const ZOOM_WIDTH = 1400;
/** The sample pictures are 840×720; zoom ones 1400×1200: the same shape. */
export const MEDIA_RATIO = 7 / 6;

/** The address of a stored picture at one width. `image` is its base name; a full address is used as it is. */
export function mediaUrl(image: string, widthPx: number): string {
  return /^https?:\/\//.test(image) ? image : `/media/${image}-${widthPx}.webp`;
}

/** The largest stored picture: the zoom one where it exists, else the widest of the others. */
export function zoomUrl(image: string, hasZoom: boolean): string {
  return mediaUrl(image, hasZoom ? ZOOM_WIDTH : Math.max(...MEDIA_WIDTHS));
}

export function mediaSrcSet(image: string, widthsPx: readonly number[] = MEDIA_WIDTHS): string | undefined {
  if (/^https?:\/\//.test(image)) return undefined;
  return widthsPx.map((width) => `${mediaUrl(image, width)} ${width}w`).join(', ');
}
