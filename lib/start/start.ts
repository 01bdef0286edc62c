/*
 * What a page runs in place of its script files. It asks for them once the page is painted, where the browser has been to
 * the shop before, else once the page is used (docs/adr/0026): browsers tell of a mouse that rests, too, but as a move of
 * nothing, and of a row that begins further on (scroll-initial-target) as one that was scrolled, which does not bubble. It
 * asks at the first press or key, or after six seconds in any case; at once where they draw the page.
 *
 * In a browser that is new to the shop, the shop's own letters are asked for when the first picture is painted, or the
 * page (docs/adr/0033); where it is in Tamil, for which not every system has a stand-in, as soon as it is laid out.
 */
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import { holdPresses, release, tryToRelease } from './held-presses';
import { bringLetters, delayLetters, root } from './late-letters';
import { loadFiles } from './load-files';

/** The page's script files (load-files.ts), and whether they draw it (server/late-scripts.ts puts both in). */
declare const FILES: string[][];
declare const AT_ONCE: 1 | undefined;

/** Until a page that nobody uses comes alive. */
const UNUSED_MS = 6_000;

let hasBegun = false;
let isUsed = false;
let isSeen = false;

function begin(): void {
  if (hasBegun) return;
  hasBegun = true;
  bringLetters();
  loadFiles(FILES, tryToRelease, release);
}

function whenWhole(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}

function use(): void {
  isUsed = true;
  if (isSeen) begin();
}

function show(): void {
  isSeen = true;
  bringLetters();
  if (isUsed || isKnown()) begin();
}

function hasBeenHere(): boolean {
  try {
    return document.cookie.includes(`${SHOPPER_COOKIE}=`);
  } catch {
    return true;
  }
}

function cameFromInside(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

function isKnown(): boolean {
  try {
    return shops || localStorage.length > 0 || cameFromInside() || /[?&]signin=/.test(location.search);
  } catch {
    return true;
  }
}

const shops = hasBeenHere();
if (!shops) root.dataset.stranger = '';
if (!shops && root.lang.startsWith('en') && !cameFromInside()) delayLetters();

holdPresses(whenWhole);
document.addEventListener('pointermove', ({ movementX, movementY }) => {
  if (movementX || movementY) use();
});
for (const sign of ['wheel', 'touchmove', 'scroll']) addEventListener(sign, use, { passive: true });
addEventListener('load', () => {
  if (document.hidden) show();
  else requestAnimationFrame(() => setTimeout(show));
});
setTimeout(whenWhole, UNUSED_MS);
if (AT_ONCE) begin();
