const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** A tap is over by then. */
const AFTER_MS = 200;

/**
 * Runs when somebody uses the page: what only they need is then on its way before they need it. It comes after the first
 * press, which would wait for it otherwise.
 */
export function onFirstTouch(run: () => void): () => void {
  const waiting = new AbortController();
  const touch = () => {
    waiting.abort();
    setTimeout(run, AFTER_MS);
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, touch, { capture: true, passive: true, signal: waiting.signal });
  // why: the page may be in use before this script is here
  if (navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) touch();
  return () => waiting.abort();
}
