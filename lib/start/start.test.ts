import { waitFor } from '@testing-library/react';

/** Runs the start script in a Tamil page, where it needs no PerformanceObserver, for a new visitor. */
async function start(permission: () => Promise<unknown>): Promise<void> {
  const query = jest.fn(permission);
  Object.assign(globalThis, { FILES: [['/a.js']], AT_ONCE: undefined });
  Object.defineProperty(navigator, 'permissions', { value: { query }, configurable: true });
  document.documentElement.lang = 'ta';
  document.head.replaceChildren();
  jest.resetModules();
  await import('./start');
  dispatchEvent(new Event('load'));
  await waitFor(() => expect(query).toHaveBeenCalled());
  // why: runs everything that follows from the answer
  await new Promise((resolve) => setTimeout(resolve));
}

const isLoading = () => document.head.querySelector('script[src="/a.js"]') !== null;

test('for a new visitor the scripts wait for an interaction, unless the location is allowed', async () => {
  await start(async () => ({ state: 'prompt' }));
  expect(isLoading()).toBe(false);
  expect(document.documentElement.dataset.new).toBe('');
  await start(async () => ({ state: 'granted' }));
  expect(isLoading()).toBe(true);
});

// An unhandled rejection fails the test, too.
test('a browser that does not know the permission waits for an interaction', async () => {
  await start(async () => {
    throw new TypeError("'geolocation' is not a valid enum value");
  });
  expect(isLoading()).toBe(false);
});
