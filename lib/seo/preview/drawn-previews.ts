import 'server-only';
import { LRUCache } from 'lru-cache';
import { drawPreview } from './draw-preview';
import { type Preview, previewKey } from './preview';
import { readPicture } from './read-picture';

/** Each entry takes about 60 KB. */
const CACHE_ENTRIES = 250;

/** `whole` is false when the product picture could not be read; then the next request tries again. */
type Drawn = { jpeg: Buffer; whole: boolean };

const cache = new LRUCache<string, Promise<Drawn>>({ max: CACHE_ENTRIES });
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of a preview, cached in memory. Only one is drawn at a time, so that a crawler that requests all of them
 * does not use up the CPU.
 */
export async function drawnPreview(preview: Preview): Promise<Drawn> {
  const key = previewKey(preview);
  const drawing = cache.get(key) ?? draw(preview);
  cache.set(key, drawing);
  const drawn = await drawing.catch((error) => {
    cache.delete(key);
    throw error;
  });
  if (!drawn.whole) cache.delete(key);
  return drawn;
}

function draw(preview: Preview): Promise<Drawn> {
  const drawing = last.then(async () => {
    const picture = await readPicture(preview.image);
    return { jpeg: await drawPreview(preview, picture), whole: picture !== undefined };
  });
  last = drawing.catch(() => undefined);
  return drawing;
}
