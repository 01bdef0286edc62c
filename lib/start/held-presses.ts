/** Without the page's scripts, the browser follows them as well. */
const LINK = 'a[href]:not([aria-haspopup],[hreflang])';
/** What only script does well. */
const CONTROL = 'button,a[aria-haspopup],a[hreflang]';
const LONGEST_MS = 10_000;

type Page = {
  /** Whether script files are still on their way. */
  isWaiting: () => boolean;
  /** Asks for them. */
  wake: () => void;
};

export type Presses = {
  /** A file has come. */
  came: () => void;
  /** Does what was pressed; with `goesOn` what is pressed after it is held again. */
  release: (goesOn?: boolean) => void;
};

/**
 * Presses before the page is alive, on what only script does well, are done in their order when it is (`hydrated`,
 * components/site/hydrated.tsx) and all files are here, without which parts of it cannot be woken up; nobody else hears
 * of them before, lest they count twice. They are woken up by a mouse that is said to be over them: React does that in
 * small steps, keeps it from what is not woken up, and says it again when it is done. What else is pressed, the
 * browser's fields for one, React hears of when the page is alive: told before, it would bring the page to life in one
 * go, and the press would wait. Where one of the files fails twice, or takes ten seconds, the last press is done as the
 * browser does it. So are choices in a list. A link is followed without script.
 */
export function holdPresses({ isWaiting, wake: wakePage }: Page): Presses {
  let kept: HTMLElement[] = [];
  let isHydrated = false;
  let isAlive = false;

  const isReady = (): boolean => isHydrated && !isWaiting();

  function came(): void {
    if (!isReady()) return;
    kept.forEach(wake);
    if ('requestIdleCallback' in window) requestIdleCallback(() => release(), { timeout: 1000 });
    else setTimeout(release);
  }

  function wake(control: HTMLElement): void {
    control.addEventListener('mouseover', ({ isTrusted }) => {
      if (!isTrusted) setTimeout(release);
    });
    control.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }

  function release(goesOn = false): void {
    const pressed = kept;
    isAlive = true;
    kept = [];
    for (const control of pressed) control.removeAttribute('aria-busy');
    (isHydrated ? pressed : pressed.slice(-1)).forEach(redo);
    if (goesOn) isAlive = false;
  }

  function keep(control: HTMLElement): void {
    wakePage();
    if (kept.length === 0) setTimeout(release, LONGEST_MS);
    if (!kept.includes(control)) kept.push(control);
    control.setAttribute('aria-busy', 'true');
    if (isReady()) wake(control);
  }

  function reach(event: Event): void {
    if (!closest(event, LINK)) wakePage();
  }

  function hold(event: Event): void {
    if (isAlive || (isHydrated && isWaiting())) return;
    if (closest(event, `${LINK},[type=radio],[type=checkbox]`)) return;
    event.stopImmediatePropagation();
    reach(event);
  }

  function press(event: MouseEvent): void {
    if (isAlive || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const control = closest<HTMLButtonElement>(event, CONTROL);
    if (!control) hold(event);
    if (!control || (control.type === 'submit' && control.form && control.form.method !== 'post')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(control);
  }

  function choose({ target }: Event): void {
    if (isAlive || isReady()) return;
    if (isList(target) || isRadio(target)) keep(target);
  }

  for (const sign of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(sign, reach);
  for (const sign of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'])
    document.addEventListener(sign, hold, true);
  document.addEventListener('click', press, true);
  document.addEventListener('change', choose, true);
  document.addEventListener('hydrated', () => {
    isHydrated = true;
    came();
  });
  return { came, release };
}

function redo(control: HTMLElement): void {
  if (!control.isConnected || (isRadio(control) && !control.checked)) return;
  if (isRadio(control) || isList(control)) control.dispatchEvent(new Event('change', { bubbles: true }));
  if (isRadio(control)) control.checked = false;
  if (!isList(control)) control.click();
}

function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

function isRadio(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

function isList(target: EventTarget | null): target is HTMLSelectElement {
  return target instanceof HTMLSelectElement;
}
