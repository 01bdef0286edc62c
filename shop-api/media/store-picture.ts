import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { MEDIA_WIDTHS, ZOOM_WIDTH } from '@/lib/domain/media-url';
import { exists } from '@/shop-api/files/exists';
import { writeWhole } from '@/shop-api/files/write-whole';

/**
 * A picture as products reference it: the files are `<base>-<width>.webp`, and `.avif` for browsers that support it.
 */
export type StoredPicture = { base: string; hasZoom: boolean };

export type PictureSource = {
  /** The beginning of the file name: lower-case letters, digits and hyphens. */
  name: string;
  picture: Buffer;
  /** The larger picture shown on hover and long press. */
  zoom: Buffer | undefined;
};

const WEBP_QUALITY = 78;
/** Quality of the alpha channel: lossless, it would be as large as the picture; below 70, soft shadows show steps. */
const ALPHA_QUALITY = 75;
/** Looks as good as the WebP with a third to half fewer bytes; more effort makes an import several times slower. */
const AVIF = { quality: 51, effort: 2, tune: 'ssim', chromaSubsampling: '4:2:0' } as const;

const ENCODERS = {
  webp: (image: Sharp) => image.webp({ quality: WEBP_QUALITY, alphaQuality: ALPHA_QUALITY }),
  avif: (image: Sharp) => image.avif(AVIF),
};
type Format = keyof typeof ENCODERS;
const FORMATS: readonly Format[] = ['webp', 'avif'];

async function resized(picture: Buffer, targetWidth: number): Promise<Sharp> {
  const sized = sharp(picture).autoOrient().resize({ width: targetWidth, withoutEnlargement: true });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // why: `info.premultiplied` is wrong, so it is not passed on
  return sharp(data, { raw: { width, height, channels } });
}

/** Encodes the picture in this width; the pixels are computed once for all formats. */
async function resizer(picture: Buffer, width: number): Promise<(format: Format) => Promise<Buffer>> {
  const original = await sharp(picture).metadata();
  let pixels: Promise<Sharp> | undefined;
  return async (format) => {
    // why: an original of this width is smaller and better than a re-encoded one
    if (original.width === width && original.format === format) return picture;
    pixels ??= resized(picture, width);
    return ENCODERS[format]((await pixels).clone()).toBuffer();
  };
}

type ResizeJob = { from: Buffer; width: number; formats: readonly Format[] };

function jobsOf({ picture, zoom }: PictureSource): ResizeJob[] {
  const inPages = MEDIA_WIDTHS.map((width): ResizeJob => ({ from: picture, width, formats: FORMATS }));
  return zoom ? [...inPages, { from: zoom, width: ZOOM_WIDTH, formats: ['webp'] }] : inPages;
}

async function makeSizes(source: PictureSource, base: string, mediaDir: string): Promise<void> {
  for (const { from, width, formats } of jobsOf(source)) {
    const fileOf = (format: Format) => path.join(mediaDir, `${base}-${width}.${format}`);
    const missing: Format[] = [];
    for (const format of formats) if (!(await exists(fileOf(format)))) missing.push(format);
    if (missing.length === 0) continue;
    const sized = await resizer(from, width);
    for (const format of missing) {
      const bytes = await sized(format);
      await writeWhole(fileOf(format), (partial) => fs.writeFile(partial, bytes));
    }
  }
}

/**
 * Creates every size missing in `mediaDir`; without `mediaDir` only the name is computed. The name contains a hash of
 * the content, so that the files can be cached forever.
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
