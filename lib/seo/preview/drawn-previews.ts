import 'server-only';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { log } from '@/lib/config/log';
import { reasonOf } from '@/lib/domain/log-safe';
import { drawPreview } from './draw-preview';
import { type Preview, previewKey } from './preview';
import { readPicture } from './read-picture';

/** Each entry takes about 60 KB. */
const CACHE_ENTRIES = 250;
const INCOMPLETE_MS = 60_000;
/** Bounds the memory that product pictures take while they wait to be drawn. */
const CONCURRENT_PREVIEWS = 8;

/** `whole` is false when the product picture could not be read; after `INCOMPLETE_MS` a request tries again. */
type Drawn = { jpeg: Buffer; whole: boolean };

const cache = new LRUCache<string, Promise<Drawn>>({ max: CACHE_ENTRIES });
const inProgress = pLimit(CONCURRENT_PREVIEWS);
const drawing = pLimit(1);

/**
 * The picture of a preview, cached in memory. Only one is drawn at a time, so that a crawler that requests all of them
 * does not use up the CPU; meanwhile the product pictures of others are downloaded.
 */
export async function drawnPreview(preview: Preview): Promise<Drawn> {
  const key = previewKey(preview);
  const known = cache.get(key);
  if (known) return known;
  const drawn = inProgress(() => draw(preview));
  cache.set(key, drawn);
  try {
    if (!(await drawn).whole) cache.set(key, drawn, { ttl: INCOMPLETE_MS });
  } catch {
    cache.delete(key);
  }
  return drawn;
}

async function draw(preview: Preview): Promise<Drawn> {
  try {
    const picture = await readPicture(preview.image);
    return { jpeg: await drawing(() => drawPreview(preview, picture)), whole: true };
  } catch (error) {
    log('warn', 'preview_incomplete', { image: preview.image, reason: reasonOf(error) });
    return { jpeg: await drawing(() => drawPreview(preview, undefined)), whole: false };
  }
}
