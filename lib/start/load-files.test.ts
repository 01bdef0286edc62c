import { areMissing, loadFiles } from './load-files';

const loaded = jest.fn();
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

const load = (...lists: string[][]) => loadFiles(lists, loaded, failed);

test('areMissing is true until each file is loaded', () => {
  load(['/a.js'], ['/b.js']);
  comes('/a.js');
  expect(areMissing()).toBe(true);
  comes('/b.js');
  expect(areMissing()).toBe(false);
  expect(loaded).toHaveBeenCalledTimes(2);
});

test('joined files get inert script elements', () => {
  load(['/joined.js', '/a.js', '/b.js']);
  expect([script('/a.js')?.type, script('/b.js')?.type]).toEqual(['joined', 'joined']);
  expect(script('/joined.js')?.type).toBe('');
});

test('a failed file is retried twice before its listeners get the error', () => {
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

test('when a joined file fails, its parts are loaded separately', () => {
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

test('a file that fails offline is retried when the network is back', () => {
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
