import { movedAddresses } from './moved-addresses';

const answer = (products: Record<string, string>) => JSON.stringify({ products, categories: {} });

/** Addresses whose reads end when the test says so, in its order. */
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

test('knows nothing until it has read, then what it read', async () => {
  const { now, refresh, answer: end } = read();
  expect(now()).toBeUndefined();
  const refreshed = refresh();
  end(0, answer({ beetroot: 'red-beetroot' }));
  expect(await refreshed).toBe(true);
  expect(now()).toBe('red-beetroot');
});

test('keeps the last ones while the shop API is silent', async () => {
  const { now, refresh, answer: end } = read();
  const first = refresh();
  end(0, answer({ beetroot: 'red-beetroot' }));
  await first;
  const second = refresh();
  end(1, undefined);
  expect(await second).toBe(false);
  expect(now()).toBe('red-beetroot');
});

test('an answer that comes late does not undo a newer one', async () => {
  const { now, refresh, answer: end } = read();
  const asked = [refresh(), refresh()];
  end(1, answer({}));
  await asked[1];
  end(0, answer({ beetroot: 'red-beetroot' }));
  await asked[0];
  expect(now()).toBeUndefined();
});

test('what a slug shares with every object is no address', async () => {
  const { movedTo, refresh, answer: end } = read();
  const refreshed = refresh();
  end(0, answer({}));
  await refreshed;
  expect(movedTo('product-detail', 'constructor')).toBeUndefined();
});

test.each(['', '<html>', '{"products":[]}', 'null'])(
  'keeps the last ones after an answer that is %j',
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
