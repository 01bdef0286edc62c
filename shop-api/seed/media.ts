import fs from 'node:fs/promises';
import path from 'node:path';
import { type PictureSource, type StoredPicture, storePicture } from '@/shop-api/media/store-picture';
import { SEED_DIR } from './read-catalogue';

const CONCURRENCY = 4;

async function readIfExists(file: string): Promise<Buffer | undefined> {
  return fs.readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function readSource(picturePath: string): Promise<PictureSource> {
  const file = path.basename(picturePath, '.webp');
  const zoom = picturePath.startsWith('produce/')
    ? await readIfExists(path.join(SEED_DIR, 'zoom', `${file}.webp`))
    : undefined;
  const folder = picturePath.startsWith('art/') ? 'art-' : '';
  return {
    name: `${folder}${file.replaceAll('_', '-')}`,
    picture: await fs.readFile(path.join(SEED_DIR, picturePath)),
    zoom,
  };
}

/** Returns the stored picture for a path below shop-api/seed. */
export type PictureOf = (path: string) => StoredPicture;

/** Creates all missing sizes of the sample pictures in `mediaDir`; without `mediaDir` only names are computed. */
export async function storePictures(
  picturePaths: Iterable<string>,
  mediaDir: string | undefined,
): Promise<PictureOf> {
  if (mediaDir !== undefined) await fs.mkdir(mediaDir, { recursive: true });
  const stored = new Map<string, StoredPicture>();
  const waiting = [...new Set(picturePaths)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      stored.set(next, await storePicture(await readSource(next), mediaDir));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return (picturePath) => {
    const picture = stored.get(picturePath);
    if (!picture) throw new Error(`The sample picture ${picturePath} is missing.`);
    return picture;
  };
}
