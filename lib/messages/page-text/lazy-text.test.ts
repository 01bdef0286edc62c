import { lazyText, loadRemainingTexts } from './lazy-text';

const FIRST = { 'nav.home': 'Home' };
const REST = { 'cart.title': 'My Cart' };

/** What `run` throws, such as the promise for a text that is not loaded. */
function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

test('a missing text suspends until the rest is loaded, which happens once', async () => {
  const load = jest.fn(async () => REST);
  const text = lazyText('en', FIRST, load);
  expect(text('nav.home')).toBe('Home');
  expect(load).not.toHaveBeenCalled();
  await thrownBy(() => text('cart.title'));
  expect(text('cart.title')).toBe('My Cart');
  await loadRemainingTexts();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load throws instead of suspending for ever, and the next call loads again', async () => {
  const lost = new Error('no network');
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(REST);
  const text = lazyText('en', FIRST, load);
  await thrownBy(() => text('cart.title'));
  expect(thrownBy(() => text('cart.title'))).toBe(lost);
  expect(load).toHaveBeenCalledTimes(1);
  await loadRemainingTexts();
  expect(text('cart.title')).toBe('My Cart');
});

test('loading the rest rejects when it fails', async () => {
  const lost = new Error('no network');
  const text = lazyText('en', FIRST, jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(REST));
  await expect(loadRemainingTexts()).rejects.toBe(lost);
  await loadRemainingTexts();
  expect(text('cart.title')).toBe('My Cart');
});
