import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
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
/** As good to look at as the WebP, with a third to half of the bytes less; more effort makes an import several times as long. */
const AVIF = { quality: 51, effort: 2, tune: 'ssim', chromaSubsampling: '4:2:0' } as const;

const ENCODED = {
  webp: (image: Sharp) => image.webp({ quality: WEBP_QUALITY, alphaQuality: ALPHA_QUALITY }),
  avif: (image: Sharp) => image.avif(AVIF),
};
type Format = keyof typeof ENCODED;
const FORMATS: readonly Format[] = ['webp', 'avif'];

async function drawn(picture: Buffer, targetWidth: number): Promise<Sharp> {
  const sized = sharp(picture).autoOrient().resize({ width: targetWidth, withoutEnlargement: true });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // why: what else it says of them, `premultiplied`, is not so
  return sharp(data, { raw: { width, height, channels } });
}

/** The picture in that width, drawn once for all formats. */
async function sizer(picture: Buffer, width: number): Promise<(format: Format) => Promise<Buffer>> {
  const original = await sharp(picture).metadata();
  let pixels: Promise<Sharp> | undefined;
  return async (format) => {
    // why: an original of that width is smaller and better than one encoded again
    if (original.width === width && original.format === format) return picture;
    pixels ??= drawn(picture, width);
    return ENCODED[format]((await pixels).clone()).toBuffer();
  };
}

type Job = { from: Buffer; width: number; formats: readonly Format[] };

function jobsOf({ picture, zoom }: PictureSource): Job[] {
  const inPages = MEDIA_WIDTHS.map((width): Job => ({ from: picture, width, formats: FORMATS }));
  return zoom ? [...inPages, { from: zoom, width: ZOOM_WIDTH, formats: ['webp'] }] : inPages;
}

const isThere = (file: string): Promise<boolean> =>
  fs.access(file).then(
    () => true,
    () => false,
  );

async function makeSizes(source: PictureSource, base: string, mediaDir: string): Promise<void> {
  for (const { from, width, formats } of jobsOf(source)) {
    const fileOf = (format: Format) => path.join(mediaDir, `${base}-${width}.${format}`);
    const lacking: Format[] = [];
    for (const format of formats) if (!(await isThere(fileOf(format)))) lacking.push(format);
    if (lacking.length === 0) continue;
    const sized = await sizer(from, width);
    for (const format of lacking) {
      const bytes = await sized(format);
      await writeWhole(fileOf(format), (partial) => fs.writeFile(partial, bytes));
    }
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
