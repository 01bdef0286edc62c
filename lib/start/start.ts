/*
 * Inlined into each page; decides when the page's script files load. For a returning visitor, or one who has allowed the
 * location, they load once the page is painted; for a new one on the first interaction after that (docs/adr/0026). A press
 * or key loads them before, `MAX_DELAY_MS` in any case, and where they draw the page they load at once. Two events are no
 * interaction: a pointermove without movement, which browsers fire for a resting mouse, and the scroll event of a row with
 * scroll-initial-target, which does not bubble.
 *
 * For a new visitor the web fonts load once the first picture, or the page, is painted (docs/adr/0033). Tamil pages use
 * them from the first layout, since not every system has a fallback font for Tamil.
 */
import { SHOPPER_COOKIE } from '@/lib/domain/shopper-cookie';
import { holdPresses, release, tryToRelease } from './held-presses';
import { loadFiles } from './load-files';
import { delayWebFonts, loadWebFonts, root } from './web-fonts';

/** The page's script files (load-files.ts), and whether they draw the page; server/page/late-scripts.ts inserts both. */
declare const FILES: string[][];
declare const AT_ONCE: 1 | undefined;

/** When the scripts load without any interaction. */
const MAX_DELAY_MS = 6_000;

let isLoading = false;
let isUsed = false;
let isPainted = false;

function loadScripts(): void {
  if (isLoading) return;
  isLoading = true;
  loadWebFonts();
  loadFiles(FILES, tryToRelease, release);
}

function loadWhenParsed(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', loadScripts);
  else loadScripts();
}

function onUse(): void {
  isUsed = true;
  if (isPainted) loadScripts();
}

function onPainted(): void {
  isPainted = true;
  loadWebFonts();
  if (isUsed || isKnownVisitor()) loadScripts();
  // why: where the location is allowed, its popup opens without an interaction (spec 4, Location popup)
  else
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (permission) => permission.state === 'granted' && loadScripts(),
      () => undefined,
    );
}

function cameFromInside(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}

function isKnownVisitor(): boolean {
  try {
    return isReturning || localStorage.length > 0 || cameFromInside() || /[?&]signin=/.test(location.search);
  } catch {
    return true;
  }
}

const isReturning = document.cookie.includes(SHOPPER_COOKIE);
if (!isReturning) {
  root.dataset.new = '';
  if (root.lang.startsWith('en') && !cameFromInside()) delayWebFonts();
}

holdPresses(loadWhenParsed);
document.addEventListener('pointermove', (event) => {
  if (event.movementX || event.movementY) onUse();
});
for (const eventType of ['wheel', 'touchmove', 'scroll'])
  addEventListener(eventType, onUse, { passive: true });
addEventListener('load', () => {
  if (document.hidden) onPainted();
  else requestAnimationFrame(() => setTimeout(onPainted));
});
setTimeout(loadWhenParsed, MAX_DELAY_MS);
if (AT_ONCE) loadScripts();
