import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { ModalHost } from '@/components/site/modals/modal-host';
import { closeModal } from '@/lib/client/modal-store';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import type { AgainLine } from '@/lib/contract/bff/buy-again';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { answer, type BffCall, fakeBff, lost } from '@/lib/testing/fake-bff';
import { order, SESSION, session } from '../testing/orders';
import OrdersPage from './page';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), replace: jest.fn() }),
  usePathname: () => '/my-orders',
  useSearchParams: () => new URLSearchParams(),
}));

const AGAIN = 'POST /api/orders/:id/again';
const pack = {
  variantName: '500',
  nicName: 'g',
  variantLabel: '500 g',
  price: 4000 as AgainLine['before']['price'],
};
const same: AgainLine = {
  ...{ slug: 'tomato', name: 'Tomato', name2: 'தக்காளி', ordered: 2, added: 2, problem: '' as const },
  ...{ before: pack, now: pack },
};
const MESSAGE = 'What you bought is in your cart again.';
const bought = (...lines: AgainLine[]) => ({ lines, message: MESSAGE, cart: cartOf(2, [lineOf(tomato, 2)]) });

beforeEach(forgetEverything);
afterEach(() => {
  setDocumentText(texts.en);
  closeModal();
  takeWaitingToasts();
});

async function open(reply: () => unknown) {
  const bff = fakeBff({
    [SESSION]: session,
    'GET /api/orders': () => ({ orders: [order], message: '' }),
    'GET /api/cart': () => cartOf(1, []),
    [AGAIN]: reply,
  });
  render(
    <>
      <OrdersPage />
      <ModalHost />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Buy again' });
  return { bff, button, user: userEvent.setup() };
}

const keysOf = (calls: BffCall[]) => calls.map(({ headers }) => headers.get('idempotency-key'));

test('one press puts the order into the cart; unchanged lines need no dialog', async () => {
  const { bff, button, user } = await open(() => bought(same));
  await user.click(button);
  await screen.findByRole('button', { name: 'Buy again' });
  expect(bff.callsOf(AGAIN).map(({ params }) => params.id)).toEqual(['KD10482']);
  expect(takeWaitingToasts()).toMatchObject([{ message: MESSAGE, action: { href: '/cart' } }]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('differences are listed per line: price, pack, stock, and products no longer sold', async () => {
  const dearer = { ...pack, price: 4500 as typeof pack.price };
  const { button, user } = await open(() =>
    bought(
      { ...same, now: dearer },
      { ...same, slug: 'okra', name: 'Okra', now: { ...pack, variantName: '250', variantLabel: '250 g' } },
      { ...same, slug: 'beans', name: 'Beans', added: 1, problem: 'limited' },
      { ...same, slug: 'mango', name: 'Mango', added: 0, problem: 'outOfStock', now: dearer },
      { ...same, slug: 'jamun', name: 'Jamun', added: 0, problem: 'inActive', now: null },
      { ...same, slug: 'ginger', name: 'Ginger', added: 0, problem: 'limited' },
      { ...same, slug: 'onion', name: 'Onion', added: 0, problem: 'cartFull' },
    ),
  );
  await user.click(button);
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Buy again' }));
  expect(dialog.getByText(MESSAGE)).toBeVisible();
  const rows = (name: string) =>
    within(dialog.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(rows('In your cart')).toEqual([
    'Tomato · 500 g × 2₹40 then, ₹45 now',
    'Okra · 250 g × 2500 g then, 250 g now',
    'Beans · 500 g × 1Only 1 of 2 could be added.',
  ]);
  expect(rows('Not added')).toEqual([
    'Mango · 500 gOut of stock',
    'Jamun · 500 gNo longer sold',
    'Ginger · 500 gYour cart already has all that is in stock.',
    'Onion · 500 gYour cart is full',
  ]);
});

test('on a Tamil page the dialog names products in Tamil', async () => {
  const { button, user } = await open(() => bought({ ...same, added: 0, problem: 'outOfStock' }));
  setDocumentText(texts.ta);
  await user.click(button);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('தக்காளி');
});

test('a press after a lost response reuses the key; a later press has a new one', async () => {
  const { bff, button, user } = await open(lost);
  const press = async () => {
    await user.click(button);
    await screen.findByRole('button', { name: 'Buy again' });
  };
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent('The shop is not responding right now.');
  bff.on(AGAIN, () => bought(same));
  await press();
  await press();
  const [first, second, third] = keysOf(bff.callsOf(AGAIN));
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test('a rejected request shows why', async () => {
  const { button, user } = await open(() => answer(404, { error: { code: 'not_found' } }));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('That could not be found.');
});

test('the loader is the same element until the orders are loaded', async () => {
  let tell: (value: unknown) => void = () => undefined;
  const bff = fakeBff({
    [SESSION]: () => new Promise((resolve) => (tell = resolve)),
    'GET /api/orders': () => new Promise(() => undefined),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <OrdersPage />
    </SWRConfig>,
  );
  const loader = screen.getByText('Loading');
  await waitFor(() => expect(bff.callsOf(SESSION)).toHaveLength(1));
  tell(session());
  await waitFor(() => expect(bff.callsOf('GET /api/orders')).toHaveLength(1));
  expect(screen.getByText('Loading')).toBe(loader);
});
