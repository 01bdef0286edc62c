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
  // why: when all have heard of the click, and before the form does; a checkbox that is drawn in between counts as untouched
  window.addEventListener('click', release);
  // why: not every press ends as a click, and one that does is told of right after this
  window.addEventListener('mouseup', () => setTimeout(release), true);
  // why: a press that became a drag or a menu ends without a mouseup, and a key comes after it in any case
  for (const end of ['dragend', 'contextmenu', 'keydown']) window.addEventListener(end, release, true);
}

/**
 * Does what may move the page once a press that is under way has reached what it was aimed at: a field is left when the
 * mouse or finger comes down on a button, and a message under that field would push the button from under it.
 */
export function afterPress(work: () => void): void {
  if (waiting) waiting.push(work);
  else work();
}
