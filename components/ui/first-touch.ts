const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** Longer than a tap takes. */
const AFTER_MS = 200;

/**
 * Runs `run` shortly after the first interaction with the page, to preload what interaction needs. It is delayed, so as
 * not to slow down the response to the first press. Returns how to stop.
 */
export function onFirstTouch(run: () => void): () => void {
  const waiting = new AbortController();
  const touch = () => {
    waiting.abort();
    setTimeout(run, AFTER_MS);
  };
  for (const interaction of INTERACTIONS)
    window.addEventListener(interaction, touch, { capture: true, passive: true, signal: waiting.signal });
  // why: the interaction may have happened before this script ran
  if (navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) touch();
  return () => waiting.abort();
}
