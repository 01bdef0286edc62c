import { growingText, restOfTexts } from './growing-text';

const FIRST = { 'nav.home': 'Home' };
const REST = { 'cart.title': 'My Cart' };

/** What is thrown for a text that is not here. */
function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
}

test('what is not here is waited for, and then it is; the rest comes once', async () => {
  const load = jest.fn(async () => REST);
  const text = growingText('en', FIRST, load);
  expect(text('nav.home')).toBe('Home');
  expect(load).not.toHaveBeenCalled();
  await thrownBy(() => text('cart.title'));
  expect(text('cart.title')).toBe('My Cart');
  await restOfTexts();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a rest that does not arrive is an error and no endless wait; the next touch tries again', async () => {
  const lost = new Error('no network');
  const load = jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(REST);
  const text = growingText('en', FIRST, load);
  await thrownBy(() => text('cart.title'));
  expect(thrownBy(() => text('cart.title'))).toBe(lost);
  expect(load).toHaveBeenCalledTimes(1);
  await restOfTexts();
  expect(text('cart.title')).toBe('My Cart');
});

test('whoever asks for the rest is told when it does not arrive', async () => {
  const lost = new Error('no network');
  const text = growingText('en', FIRST, jest.fn().mockRejectedValueOnce(lost).mockResolvedValue(REST));
  await expect(restOfTexts()).rejects.toBe(lost);
  await restOfTexts();
  expect(text('cart.title')).toBe('My Cart');
});
