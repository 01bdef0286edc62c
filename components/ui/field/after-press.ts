let waiting: (() => void)[] | undefined;

function release(): void {
  const done = waiting ?? [];
  waiting = undefined;
  for (const work of done) work();
}

if (typeof document !== 'undefined') {
  document.addEventListener(
    'mousedown',
    () => {
      waiting ??= [];
    },
    true,
  );
  document.addEventListener('click', release, true);
  // why: not every press ends as a click, and one that does is told of right after this
  document.addEventListener('mouseup', () => setTimeout(release), true);
}

/**
 * Does what may move the page once a press that is under way has reached what it was aimed at: a field is left when the
 * mouse or finger comes down on a button, and a message under that field would push the button from under it.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
