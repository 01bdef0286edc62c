import 'server-only';
import { LRUCache } from 'lru-cache';
import { drawPreview } from './draw-preview';
import { type Preview, previewKey } from './preview';
import { readPicture } from './read-picture';

/** About 60 KB each. */
const KEPT = 250;

/** `whole` is false when the produce could not be had, so the next request tries again. */
type Drawn = { jpeg: Buffer; whole: boolean };

const kept = new LRUCache<string, Promise<Drawn>>({ max: KEPT });
let last: Promise<unknown> = Promise.resolve();

/**
 * The picture of a preview, drawn once and kept in memory. One is drawn at a time, so that a crawler that asks
 * for all of them leaves the shop its processors.
 */
export async function drawnPreview(preview: Preview): Promise<Drawn> {
  const key = previewKey(preview);
  const drawing = kept.get(key) ?? draw(preview);
  kept.set(key, drawing);
  const drawn = await drawing.catch((error) => {
    kept.delete(key);
    throw error;
  });
  if (!drawn.whole) kept.delete(key);
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
