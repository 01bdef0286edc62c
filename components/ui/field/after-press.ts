let waiting: (() => void)[] | undefined;

function release(): void {
  const done = waiting ?? [];
  waiting = undefined;
  for (const work of done) work();
}

if (typeof window !== 'undefined') {
  const begin = () => {
    waiting ??= [];
  };
  window.addEventListener('mousedown', begin, true);
  // why: after every click handler and before the form submits; a checkbox rendered in between would lose its change
  window.addEventListener('click', release);
  // why: not every press ends as a click; if it does, the click follows right after this
  window.addEventListener('mouseup', () => setTimeout(release), true);
  // why: a press that became a drag or a context menu has no mouseup; a key press comes later in any case
  for (const end of ['dragend', 'contextmenu', 'keydown']) window.addEventListener(end, release, true);
}

/**
 * Runs work that may shift the page, after the current press has reached its target: a field blurs on pointer down, and
 * an error message under it would push the button away from the pointer.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
