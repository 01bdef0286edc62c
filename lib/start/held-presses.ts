import { HELD_ADDS_STORE } from '@/lib/domain/held-adds';
import { areMissing } from './load-files';

/** Links that the browser can follow without script. */
const LINK = 'a[href]:not([aria-haspopup],[hreflang])';
/** Controls that need script. */
const CONTROL = 'button,a[aria-haspopup],a[hreflang]';
const RADIO = '[type=radio]';
const LONGEST_MS = 10_000;

type Control = HTMLElement & { checked?: boolean; form?: HTMLFormElement | null };

let held: Control[] = [];
let isHydrated = false;
let isReleased = false;
let lateTimer: ReturnType<typeof setInterval> | 0 = 0;
/** Loads the page's script files. */
let loadScripts: () => void;

/**
 * Holds presses on controls that need script, and changes of selects and radios, until the page is hydrated
 * (`hydrated`, components/site/hydrated.tsx) and all files are loaded, without which some parts cannot hydrate; then
 * replays them in order. Until then no other listener gets a press, so that none counts twice. A synthetic `mouseover`
 * makes React hydrate a held control: in small steps, and React dispatches it again when that is done. Presses on
 * other elements, such as text fields, are kept from React too: it would hydrate synchronously and delay the press.
 * Links work without script; they are held only while an earlier press is held, which the navigation would lose.
 *
 * When the page is left first, its next page sends the held forms (lib/client/cart/held-adds.ts).
 *
 * When a file fails twice, or loading takes `LONGEST_MS`, the browser handles one press natively: the last one that
 * submits a POST form, or else the last one. After that time, controls without a native action wait on.
 */
export function holdPresses(load: () => void): void {
  loadScripts = load;
  for (const eventType of ['pointerdown', 'keydown', 'focusin'])
    document.addEventListener(eventType, loadUnlessLink);
  for (const eventType of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'])
    document.addEventListener(eventType, stopEvent, true);
  document.addEventListener('click', holdPress, true);
  document.addEventListener('change', holdChange, true);
  addEventListener('pagehide', handOver);
  document.addEventListener('hydrated', () => {
    isHydrated = true;
    tryToRelease();
  });
}

/** Replays the held presses once the page is hydrated and its files are loaded. */
export function tryToRelease(): void {
  if (!isReady()) return;
  held.forEach(hydrateControl);
  if ('requestIdleCallback' in window) requestIdleCallback(() => release(), { timeout: 1000 });
  else setTimeout(release);
}

/** Replays the held presses now, or lets the browser handle one; with `isRetried` later presses are held again. */
export function release(isRetried?: boolean): void {
  isReleased = true;
  const pressed = takeHeld();
  const last = pressed.filter((control) => control.form?.method === 'post').at(-1) ?? pressed.at(-1);
  if (isHydrated) pressed.forEach(replay);
  else if (last) replay(last);
  if (isRetried) isReleased = false;
}

function takeHeld(): Control[] {
  const pressed = held;
  held = [];
  clearInterval(lateTimer);
  lateTimer = 0;
  for (const control of pressed) control.removeAttribute('aria-busy');
  return pressed;
}

function handOver(): void {
  if (!held.length) return;
  const forms = takeHeld().map(({ form }) => form?.action);
  try {
    // why: an earlier page may have been left before this one could send its forms
    sessionStorage[HELD_ADDS_STORE] = [sessionStorage[HELD_ADDS_STORE], ...forms].join(' ');
  } catch {
    // why: browsers may block storage
  }
}

function releaseLate(): void {
  if (isHydrated || held.some((control) => control.form || control.matches('a'))) release();
}

function isReady(): boolean {
  return isHydrated && !areMissing();
}

function hydrateControl(control: HTMLElement): void {
  control.addEventListener('mouseover', (event) => {
    if (!event.isTrusted) setTimeout(release);
  });
  control.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

function holdControl(control: HTMLElement): void {
  loadScripts();
  lateTimer ||= setInterval(releaseLate, LONGEST_MS);
  if (!held.includes(control)) held.push(control);
  control.setAttribute('aria-busy', 'true');
  if (isReady()) hydrateControl(control);
}

function loadUnlessLink(event: Event): void {
  if (!closest(event, LINK)) loadScripts();
}

function stopEvent(event: Event): void {
  if (isReleased || (isHydrated && areMissing())) return;
  if (closest(event, `${LINK},${RADIO},[type=checkbox]`)) return;
  event.stopImmediatePropagation();
  loadUnlessLink(event);
}

function holdPress(event: MouseEvent): void {
  if (isReleased || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const control = closest<HTMLButtonElement>(event, held.length ? 'a,button' : CONTROL);
  if (!control) stopEvent(event);
  if (!control || (control.type === 'submit' && control.form && control.form.method !== 'post')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  holdControl(control);
}

function holdChange(event: Event): void {
  const control = closest<HTMLElement>(event, `select,${RADIO}`);
  if (control && !isReleased && !isReady()) holdControl(control);
}

function replay(control: Control): void {
  const { form } = control;
  const isRadio = control.matches(RADIO);
  const isList = control.matches('select');
  if (!control.isConnected || (isRadio && !control.checked)) return;
  if (isRadio || isList) {
    if (!isHydrated && form?.method === 'get') form.requestSubmit();
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  if (isRadio) control.checked = false;
  if (!isList) control.click();
}

/** The document, which can be a target too, has no `closest`. */
function closest<Found extends HTMLElement>(
  { target }: { target: Partial<Element> | null },
  selector: string,
): Found | null | undefined {
  return target?.closest?.<Found>(selector);
}
