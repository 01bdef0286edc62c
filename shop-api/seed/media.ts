import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { MEDIA_WIDTHS, ZOOM_WIDTH } from '@/lib/domain/media-url';
import { SEED_DIR } from './read-catalogue';

export type StoredPicture = { base: string; hasZoom: boolean };

type Source = StoredPicture & { picture: Buffer; zoom: Buffer | undefined };

const WEBP_QUALITY = 78;
const ABREAST = 4;

async function readIfThere(file: string): Promise<Buffer | undefined> {
  return fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The base name carries a hash of what the files hold, so that they can be cached for ever. */
async function readSource(picturePath: string): Promise<Source> {
  const name = path.basename(picturePath, '.webp');
  const picture = await fs.readFile(path.join(SEED_DIR, picturePath));
  const zoom = picturePath.startsWith('produce/')
    ? await readIfThere(path.join(SEED_DIR, 'zoom', `${name}.webp`))
    : undefined;
  const hash = createHash('sha256').update(picture);
  if (zoom) hash.update(zoom);
  const folder = picturePath.startsWith('art/') ? 'art-' : '';
  const base = `${folder}${name.replaceAll('_', '-')}-${hash.digest('hex').slice(0, 8)}`;
  return { base, hasZoom: zoom !== undefined, picture, zoom };
}

async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  await fs.writeFile(partial, bytes);
  await fs.rename(partial, file);
}

async function resized(picture: Buffer, width: number): Promise<Buffer> {
  const image = sharp(picture);
  // why: an original of that width is smaller and better than one encoded again
  if ((await image.metadata()).width === width) return picture;
  return image.resize({ width, withoutEnlargement: true }).webp({ quality: WEBP_QUALITY }).toBuffer();
}

async function makeSizes(source: Source, mediaDir: string): Promise<void> {
  const jobs = MEDIA_WIDTHS.map((width: number) => ({ width, picture: source.picture }));
  if (source.zoom) jobs.push({ width: ZOOM_WIDTH, picture: source.zoom });
  for (const { width, picture } of jobs) {
    const file = path.join(mediaDir, `${source.base}-${width}.webp`);
    const isThere = await fs.access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) await writeWhole(file, await resized(picture, width));
  }
}

/** The stored picture of a path below shop-api/seed. */
export type PictureOf = (path: string) => StoredPicture;

/** Makes every size of the sample pictures that is not in `mediaDir` yet; without one they are only named. */
export async function storePictures(
  picturePaths: Iterable<string>,
  mediaDir: string | undefined,
): Promise<PictureOf> {
  if (mediaDir !== undefined) await fs.mkdir(mediaDir, { recursive: true });
  const stored = new Map<string, StoredPicture>();
  const waiting = [...new Set(picturePaths)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const source = await readSource(next);
      if (mediaDir !== undefined) await makeSizes(source, mediaDir);
      stored.set(next, { base: source.base, hasZoom: source.hasZoom });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  return (picturePath) => {
    const picture = stored.get(picturePath);
    if (!picture) throw new Error(`The sample picture ${picturePath} is missing.`);
    return picture;
  };
}
