import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MEDIA_WIDTHS, ZOOM_WIDTH } from '@/lib/domain/media-url';
import { writeWhole } from '@/shop-api/files/write-whole';

/** A picture as products name it: its sizes are `<base>-<width>.webp`, and `.avif` for browsers that take it. */
export type StoredPicture = { base: string; hasZoom: boolean };

export type PictureSource = {
  /** The start of its name: small letters, digits and hyphens. */
  name: string;
  picture: Buffer;
  /** The larger picture behind hover and long press. */
  zoom: Buffer | undefined;
};

const WEBP_QUALITY = 78;
/** Of a clear ground: whole it would weigh as much as the picture; below 70 soft shadows break into steps. */
const ALPHA_QUALITY = 75;
/** As good to look at as the WebP, with a quarter to half of the bytes less. */
const AVIF_QUALITY = 52;
/** More makes an import many times as long, for a hundredth of the bytes. */
const AVIF_EFFORT = 1;

type Format = 'webp' | 'avif';

async function resized(picture: Buffer, width: number, format: Format): Promise<Buffer> {
  const image = sharp(picture);
  const original = await image.metadata();
  // why: an original of that width is smaller and better than one encoded again
  if (original.width === width && original.format === format) return picture;
  const scaled = image.autoOrient().resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'webp'
      ? scaled.webp({ quality: WEBP_QUALITY, alphaQuality: ALPHA_QUALITY })
      : scaled.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT });
  return encoded.toBuffer();
}

type Job = { from: Buffer; width: number; format: Format };

function jobsOf({ picture, zoom }: PictureSource): Job[] {
  const inPages = MEDIA_WIDTHS.flatMap((width: number): Job[] => [
    { from: picture, width, format: 'webp' },
    { from: picture, width, format: 'avif' },
  ]);
  return zoom ? [...inPages, { from: zoom, width: ZOOM_WIDTH, format: 'webp' }] : inPages;
}

async function makeSizes(source: PictureSource, base: string, mediaDir: string): Promise<void> {
  for (const { from, width, format } of jobsOf(source)) {
    const file = path.join(mediaDir, `${base}-${width}.${format}`);
    const isThere = await fs.access(file).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    const sized = await resized(from, width, format);
    await writeWhole(file, (partial) => fs.writeFile(partial, sized));
  }
}

/**
 * Makes every size that is not in `mediaDir` yet; without one the picture is only named. The name carries a hash of
 * what it shows, so that it can be cached for ever.
 */
export async function storePicture(
  source: PictureSource,
  mediaDir: string | undefined,
): Promise<StoredPicture> {
  const hash = createHash('sha256').update(source.picture);
  if (source.zoom) hash.update(source.zoom);
  const base = `${source.name}-${hash.digest('hex').slice(0, 8)}`;
  if (mediaDir !== undefined) await makeSizes(source, base, mediaDir);
  return { base, hasZoom: source.zoom !== undefined };
}
