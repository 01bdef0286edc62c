import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MEDIA_WIDTHS, ZOOM_WIDTH } from '@/lib/domain/media-url';

/** A picture as products name it: its sizes are `<base>-<width>.webp`. */
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

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  await fs.writeFile(partial, bytes);
  await fs.rename(partial, file);
}

async function resized(picture: Buffer, width: number): Promise<Buffer> {
  const image = sharp(picture);
  const original = await image.metadata();
  // why: an original of that width is smaller and better than one encoded again
  if (original.width === width && original.format === 'webp') return picture;
  return image
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: WEBP_QUALITY, alphaQuality: ALPHA_QUALITY })
    .toBuffer();
}

async function makeSizes({ picture, zoom }: PictureSource, base: string, mediaDir: string): Promise<void> {
  const jobs = MEDIA_WIDTHS.map((width: number) => ({ width, from: picture }));
  if (zoom) jobs.push({ width: ZOOM_WIDTH, from: zoom });
  for (const { width, from } of jobs) {
    const file = path.join(mediaDir, `${base}-${width}.webp`);
    const isThere = await fs.access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) await writeWhole(file, await resized(from, width));
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
