import { act, renderHook } from '@testing-library/react';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { later } from './testing/carts';
import { useSuggestions } from './use-suggestions';

const SUGGEST = 'GET /api/suggestions';
const found = (name: string) => ({ products: [{ name }], more: false });

function typing(first: string) {
  const rendered = renderHook(({ term }) => useSuggestions(term), { initialProps: { term: first } });
  const names = () => rendered.result.current.products.map(({ name }) => name);
  return { ...rendered, names, type: (term: string) => rendered.rerender({ term }) };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (delayMs: number) => act(() => jest.advanceTimersByTimeAsync(delayMs));

test('[5.search.eachChange] each change requests suggestions for the current term', async () => {
  const bff = fakeBff({ [SUGGEST]: ({ query }) => found(query.get('q') ?? '') });
  const { type, names } = typing('tom');
  await pass(500);
  expect(names()).toEqual(['tom']);
  type('to');
  await pass(500);
  expect(bff.callsOf(SUGGEST).map(({ query }) => query.get('q'))).toEqual(['tom', 'to']);
  expect(names()).toEqual(['to']);
});

test('fast typing sends one request, for the last term', async () => {
  const bff = fakeBff({ [SUGGEST]: ({ query }) => found(query.get('q') ?? '') });
  const { type, names } = typing('t');
  for (const term of ['to', 'tom', 'toma']) {
    await pass(50);
    type(term);
  }
  await pass(500);
  expect(bff.callsOf(SUGGEST).map(({ query }) => query.get('q'))).toEqual(['toma']);
  expect(names()).toEqual(['toma']);
});

test('a longer term than the shop accepts is cut', async () => {
  const bff = fakeBff({ [SUGGEST]: () => found('tomato') });
  const { names } = typing('x'.repeat(LENGTHS.searchKey.max + 1));
  await pass(200);
  expect(bff.callsOf(SUGGEST).map(({ query }) => query.get('q'))).toEqual([
    'x'.repeat(LENGTHS.searchKey.max),
  ]);
  expect(names()).toEqual(['tomato']);
});

test('a late answer to an older term is ignored', async () => {
  const slow = later<unknown>();
  fakeBff({ [SUGGEST]: ({ query }) => (query.get('q') === 'tom' ? slow.promise : found('okra')) });
  const { type, names } = typing('tom');
  await pass(200);
  type('okra');
  await pass(200);
  await act(async () => slow.resolve(found('tomato')));
  expect(names()).toEqual(['okra']);
});

test('an empty box requests nothing and shows nothing', async () => {
  const bff = fakeBff({ [SUGGEST]: () => found('tomato') });
  const { type, names, result } = typing('tom');
  await pass(200);
  expect(names()).toEqual(['tomato']);
  type('   ');
  await pass(200);
  expect([names(), result.current.answeredTerm, bff.calls.length]).toEqual([[], '', 1]);
});

test.each([
  [503, 'unavailable'],
  [429, 'too_many'],
])(
  '[d33.empty] online, suggestions that fail with %d leave none to show, not even those of an older term',
  async (status, code) => {
    fakeBff({
      [SUGGEST]: ({ query }) =>
        query.get('q') === 'to' ? found('okra') : answer(status, { error: { code } }),
    });
    const { result, names, type } = typing('to');
    await pass(200);
    expect(names()).toEqual(['okra']);
    type('tom');
    await pass(200);
    expect(result.current).toMatchObject({ products: [], answeredTerm: '', unasked: false });
  },
);

test('offline the result is "not asked", not "nothing found", and the request is sent when the network returns', async () => {
  let online = false;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const bff = fakeBff({ [SUGGEST]: lost });
  const { result, names } = typing('tom');
  await pass(200);
  expect(result.current).toMatchObject({ products: [], unasked: true, answeredTerm: 'tom' });
  bff.on(SUGGEST, () => found('tomato'));
  online = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(200);
  expect(names()).toEqual(['tomato']);
  expect(result.current.unasked).toBe(false);
});
