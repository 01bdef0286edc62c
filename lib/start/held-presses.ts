import { areMissing } from './load-files';

/** Without the page's scripts, the browser follows them as well. */
const LINK = 'a[href]:not([aria-haspopup],[hreflang])';
/** What only script does well. */
const CONTROL = 'button,a[aria-haspopup],a[hreflang]';
const LIST = 'select';
const RADIO = '[type=radio]';
const LONGEST_MS = 10_000;

type Held = HTMLElement & { checked?: boolean; form?: HTMLFormElement | null };

let kept: Held[] = [];
let isHydrated = false;
let isAlive = false;
/** Asks for the page's scripts. */
let wakePage: () => void;

/**
 * Presses before the page is alive, on what only script does well, are done in their order when it is (`hydrated`,
 * components/site/hydrated.tsx) and all files are here, without which parts of it cannot be woken up; nobody else hears
 * of them before, lest they count twice. They are woken up by a mouse that is said to be over them: React does that in
 * small steps, keeps it from what is not woken up, and says it again when it is done. What else is pressed, the
 * browser's fields for one, React hears of when the page is alive: told before, it would bring the page to life in one
 * go, and the press would wait. So are choices in a list. A link is followed without script, but where something that was
 * pressed before would be lost by it.
 *
 * Where one of the files fails twice, or takes ten seconds, the browser does one press in its own way: the last that
 * changes something, or else the last. After ten seconds what has no such way waits on.
 */
export function holdPresses(wake: () => void): void {
  wakePage = wake;
  for (const sign of ['pointerdown', 'keydown', 'focusin']) document.addEventListener(sign, reach);
  for (const sign of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'])
    document.addEventListener(sign, hold, true);
  document.addEventListener('click', press, true);
  document.addEventListener('change', choose, true);
  document.addEventListener('hydrated', () => {
    isHydrated = true;
    tryToRelease();
  });
}

/** Does what was pressed once the page is alive and whole. */
export function tryToRelease(): void {
  if (!isReady()) return;
  kept.forEach(wakeControl);
  if ('requestIdleCallback' in window) requestIdleCallback(() => release(), { timeout: 1000 });
  else setTimeout(release);
}

/** Does what was pressed, as it is; with `goesOn` what is pressed after it is held again. */
export function release(goesOn = false): void {
  const pressed = kept;
  isAlive = true;
  kept = [];
  for (const control of pressed) control.removeAttribute('aria-busy');
  const last = pressed.filter(({ form }) => form?.method === 'post').at(-1) ?? pressed.at(-1);
  if (isHydrated) pressed.forEach(redo);
  else if (last) redo(last);
  if (goesOn) isAlive = false;
}

function releaseLate(): void {
  if (isHydrated || kept.some((control) => control.form || control.matches('a'))) release();
}

function isReady(): boolean {
  return isHydrated && !areMissing();
}

function wakeControl(control: HTMLElement): void {
  control.addEventListener('mouseover', ({ isTrusted }) => {
    if (!isTrusted) setTimeout(release);
  });
  control.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

function keep(control: HTMLElement): void {
  wakePage();
  setTimeout(releaseLate, LONGEST_MS);
  if (!kept.includes(control)) kept.push(control);
  control.setAttribute('aria-busy', 'true');
  if (isReady()) wakeControl(control);
}

function reach(event: Event): void {
  if (!closest(event, LINK)) wakePage();
}

function hold(event: Event): void {
  if (isAlive || (isHydrated && areMissing())) return;
  if (closest(event, `${LINK},${RADIO},[type=checkbox]`)) return;
  event.stopImmediatePropagation();
  reach(event);
}

function press(event: MouseEvent): void {
  if (isAlive || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const control = closest<HTMLButtonElement>(event, kept.length > 0 ? 'a,button' : CONTROL);
  if (!control) hold(event);
  if (!control || (control.type === 'submit' && control.form && control.form.method !== 'post')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  keep(control);
}

function choose(event: Event): void {
  const control = closest<HTMLElement>(event, `${LIST},${RADIO}`);
  if (control && !isAlive && !isReady()) keep(control);
}

function redo(control: Held): void {
  const { form } = control;
  const isRadio = control.matches(RADIO);
  const isList = control.matches(LIST);
  if (!control.isConnected || (isRadio && !control.checked)) return;
  if (isRadio || isList) {
    if (!isHydrated && form?.method === 'get') form.requestSubmit();
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (isRadio) control.checked = false;
  if (!isList) control.click();
}

function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
