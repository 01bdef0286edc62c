import { cartOf, forgetEverything, later, lineOf, okra, tomato } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { withPending } from './cart-lines';
import { pendingLines, removeLine, setQuantity } from './cart-queue';
import { restorer } from './restore-lines';

const LINE = 'PUT /api/cart/lines/:id';

beforeEach(forgetEverything);

test('a line restored while its product is still being written returns to its old position', async () => {
  const removed = later<unknown>();
  const bff = fakeBff({ 'GET /api/cart': () => cartOf(1, []), [LINE]: () => removed.promise });
  const [tomatoes, okras] = [lineOf(tomato, 2), lineOf(okra, 1)];
  const restore = restorer([tomatoes]);
  const removing = removeLine(tomatoes);
  const restoring = restore();
  expect(withPending([okras], pendingLines()).map(({ name }) => name)).toEqual(['Tomato', 'Okra']);
  bff.on(LINE, () => ({ cart: cartOf(3, [tomatoes, okras]) }));
  removed.resolve({ cart: cartOf(2, [okras]) });
  await Promise.all([removing, restoring]);
  expect(bff.callsOf(LINE).map(({ body }) => body)).toEqual([
    { quantity: 0 },
    { quantity: 2, lineId: tomatoes.id },
  ]);
});

test('a quantity changed while a line is restored keeps its old position', async () => {
  const first = later<unknown>();
  const bff = fakeBff({ 'GET /api/cart': () => cartOf(1, []), [LINE]: () => first.promise });
  const tomatoes = lineOf(tomato, 2);
  const restoring = restorer([tomatoes])();
  const changing = setQuantity(tomatoes, 3);
  expect(pendingLines()).toMatchObject([{ quantity: 3, lineId: tomatoes.id }]);
  bff.on(LINE, () => ({ cart: cartOf(3, []) }));
  first.resolve({ cart: cartOf(2, [tomatoes]) });
  await Promise.all([changing, restoring]);
});
