import { HELD_ADDS_STORE } from '@/lib/domain/held-adds';

type HeldPresses = typeof import('./held-presses');

let holder: HeldPresses;
const loadScripts = jest.fn();

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.resetModules();
  holder = await import('./held-presses');
  holder.holdPresses(loadScripts);
});
afterEach(() => {
  // why: the listeners of this instance stay on the document, and then let everything through
  holder.release();
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** A button that submits a form without script. */
function submitButton() {
  const form = document.createElement('form');
  const button = document.createElement('button');
  const submitted = jest.fn((event: Event) => event.preventDefault());
  form.method = 'post';
  form.append(button);
  form.addEventListener('submit', submitted);
  document.body.append(form);
  return { button, submitted };
}

const isHeld = (button: HTMLElement) => button.getAttribute('aria-busy') === 'true';

test('a press loads the scripts and is handed to the browser after ten seconds', () => {
  const { button, submitted } = submitButton();
  button.click();
  expect(loadScripts).toHaveBeenCalled();
  jest.advanceTimersByTime(9_999);
  expect([isHeld(button), submitted.mock.calls.length]).toEqual([true, 0]);
  jest.advanceTimersByTime(1);
  expect([isHeld(button), submitted.mock.calls.length]).toEqual([false, 1]);
});

test('a press after a failed file is held for ten seconds of its own', () => {
  const first = submitButton();
  const second = submitButton();
  first.button.click();
  jest.advanceTimersByTime(9_000);
  holder.release(true);
  expect(first.submitted).toHaveBeenCalledTimes(1);
  second.button.click();
  jest.advanceTimersByTime(9_999);
  expect([isHeld(second.button), second.submitted.mock.calls.length]).toEqual([true, 0]);
  jest.advanceTimersByTime(1);
  expect([isHeld(second.button), second.submitted.mock.calls.length]).toEqual([false, 1]);
});

test('a control without a native action waits on, until a press that has one is handed over', () => {
  const lone = document.createElement('button');
  document.body.append(lone);
  const pressed = jest.fn();
  lone.addEventListener('click', pressed);
  lone.click();
  jest.advanceTimersByTime(10_000);
  expect([isHeld(lone), pressed.mock.calls.length]).toEqual([true, 0]);
  const { button, submitted } = submitButton();
  button.click();
  jest.advanceTimersByTime(10_000);
  expect([isHeld(lone), pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([false, 0, 1]);
});

test('a page that is left adds its held forms to those of the page before, and does not replay them when it returns', () => {
  sessionStorage.setItem(HELD_ADDS_STORE, `${location.origin}/api/cart/lines/80`);
  const { button, submitted } = submitButton();
  button.form?.setAttribute('action', '/api/cart/lines/83');
  button.click();
  dispatchEvent(new Event('pagehide'));
  const forms = sessionStorage.getItem(HELD_ADDS_STORE)?.split(' ');
  expect(forms).toEqual([80, 83].map((id) => `${location.origin}/api/cart/lines/${id}`));
  document.dispatchEvent(new Event('hydrated'));
  jest.runAllTimers();
  expect([isHeld(button), submitted.mock.calls.length]).toEqual([false, 0]);
});

test('a page that is left without held forms hands nothing over', () => {
  sessionStorage.clear();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage).toHaveLength(0);
});
