import { areMissing, loadFiles } from './load-files';

const came = jest.fn();
const failed = jest.fn();
const script = (name: string) => document.head.querySelector<HTMLScriptElement>(`script[src="${name}"]`);
const fails = (name: string) => script(name)?.dispatchEvent(new Event('error'));
const comes = (name: string) => script(name)?.dispatchEvent(new Event('load'));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

const load = (...lists: string[][]) => loadFiles(lists, came, failed);

test('files are missing until each of them is here', () => {
  load(['/a.js'], ['/b.js']);
  comes('/a.js');
  expect(areMissing()).toBe(true);
  comes('/b.js');
  expect(areMissing()).toBe(false);
  expect(came).toHaveBeenCalledTimes(2);
});

test('what is joined in a file stands in the page, and loads nothing', () => {
  load(['/joined.js', '/a.js', '/b.js']);
  expect([script('/a.js')?.type, script('/b.js')?.type]).toEqual(['joined', 'joined']);
  expect(script('/joined.js')?.type).toBe('');
});

test('a file that fails is asked for twice more; who waits for it hears of it then', () => {
  load(['/a.js']);
  const heard = jest.fn();
  const first = script('/a.js');
  first?.addEventListener('error', heard);
  fails('/a.js');
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  fails('/a.js');
  expect(failed).toHaveBeenLastCalledWith(true);
  jest.advanceTimersByTime(2000);
  expect(heard).not.toHaveBeenCalled();
  fails('/a.js');
  expect(failed).toHaveBeenLastCalledWith(false);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(script('/a.js')).toBeNull();
});

test('in place of joined files that fail, each is asked for by itself', () => {
  load(['/joined.js', '/a.js', '/b.js']);
  for (const pause of [1000, 2000, 0]) {
    fails('/joined.js');
    jest.advanceTimersByTime(pause);
  }
  expect([script('/a.js')?.type, script('/b.js')?.type]).toEqual(['', '']);
  expect(failed).not.toHaveBeenCalledWith(false);
  comes('/a.js');
  expect(areMissing()).toBe(true);
  comes('/b.js');
  expect(areMissing()).toBe(false);
});

test('without a network it is asked for when there is one', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load(['/a.js']);
  const first = script('/a.js');
  fails('/a.js');
  jest.advanceTimersByTime(60_000);
  expect(script('/a.js')).toBe(first);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(script('/a.js')).not.toBe(first);
});
