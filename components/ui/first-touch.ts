const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** Runs when somebody uses the page: what only they need is then on its way before they need it. */
export function onFirstTouch(run: () => void): () => void {
  const waiting = new AbortController();
  const touch = () => {
    waiting.abort();
    run();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, touch, { capture: true, passive: true, signal: waiting.signal });
  // why: the page may be in use before this script is here
  if (navigator.userActivation?.hasBeenActive || document.activeElement !== document.body) touch();
  return () => waiting.abort();
}
