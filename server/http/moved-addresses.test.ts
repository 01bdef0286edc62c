import { movedAddresses } from './moved-addresses';

const answer = (products: Record<string, string>) => JSON.stringify({ products, categories: {} });

/** Moved addresses whose loads are answered by the test, in any order. */
function read() {
  const waiting: ((text: string | undefined) => void)[] = [];
  const moved = movedAddresses({
    readOwn: () => new Promise<string | undefined>((resolve) => waiting.push(resolve)),
  });
  return {
    ...moved,
    now: () => moved.movedTo('product-detail', 'beetroot'),
    answer: (index: number, text: string | undefined) => waiting[index]?.(text),
  };
}

test('the map is empty until it is loaded', async () => {
  const { now, refresh, answer: end } = read();
  expect(now()).toBeUndefined();
  const refreshed = refresh();
  end(0, answer({ beetroot: 'red-beetroot' }));
  expect(await refreshed).toBe(true);
  expect(now()).toBe('red-beetroot');
});

test('the map is kept while the shop API is down', async () => {
  const { now, refresh, answer: end } = read();
  const first = refresh();
  end(0, answer({ beetroot: 'red-beetroot' }));
  await first;
  const second = refresh();
  end(1, undefined);
  expect(await second).toBe(false);
  expect(now()).toBe('red-beetroot');
});

test('a late response does not overwrite a newer one', async () => {
  const { now, refresh, answer: end } = read();
  const asked = [refresh(), refresh()];
  end(1, answer({}));
  await asked[1];
  end(0, answer({ beetroot: 'red-beetroot' }));
  await asked[0];
  expect(now()).toBeUndefined();
});

test('a slug such as "constructor" is not looked up on the object prototype', async () => {
  const { movedTo, refresh, answer: end } = read();
  const refreshed = refresh();
  end(0, answer({}));
  await refreshed;
  expect(movedTo('product-detail', 'constructor')).toBeUndefined();
});

test.each(['', '<html>', '{"products":[]}', 'null'])(
  'the map is kept after the invalid response %j',
  async (text) => {
    const { now, refresh, answer: end } = read();
    const first = refresh();
    end(0, answer({ beetroot: 'red-beetroot' }));
    await first;
    const second = refresh();
    end(1, text);
    expect(await second).toBe(false);
    expect(now()).toBe('red-beetroot');
  },
);
