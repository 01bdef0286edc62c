import { paise } from '@/lib/domain/money';
import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { home, homeWire } from '@/lib/testing/wire-address';
import { mint, mintWire, okra, okraWire } from '@/lib/testing/wire-products';
import {
  cancelOrder,
  getLastOrder,
  getOrder,
  getTracking,
  listOrders,
  placeOrder,
  reportProblem,
} from './orders';

setStorefrontEnv();

const ORDER = 'KD7Q2M9X4TBA';
const OTHER = 'KD8R3N0Y5UCB';
const ofOrder = { user_id: '7', order_id: ORDER };

const okraRow = { ...okraWire, quantity: 3, price: 20.1 };
const mintRow = { ...mintWire, quantity: 1, price: 12 };
const okraLine = { ...okra, quantity: 3, price: 2010 };
const mintLine = { ...mint, quantity: 1, price: 1200 };

test('each of the customer’s orders has its own lines, status, delivery date and refund', async () => {
  const first = { cart_order_id: ORDER, order_date: '2026-11-01 10:00:00', total_order_price: 72.3 };
  const second = { cart_order_id: OTHER, order_date: '2026-10-04 23:45:10', total_order_price: 12 };
  const data = {
    orderlist: [
      [
        { ...first, ...okraRow },
        { ...first, ...mintRow },
      ],
      [{ ...second, ...mintRow }],
    ],
    delivery_status: ['Confirm', 'Order Cancelled'],
    delivery_date: ['2026-11-03', '2026-10-06'],
    refund: [
      { refund_status: '', refund_amount: 0 },
      { refund_status: 'sent', refund_amount: 11.5 },
    ],
    message: 'Two orders.',
  };
  const { sent, result } = await overTheWire({ data }, () => listOrders(customer));
  expect(sent).toEqual({
    call: 'GET /orderlisting',
    ...customer,
    input: { user_id: '7', order_by: 'web' },
  });
  expect(result).toEqual({
    orders: [
      {
        id: ORDER,
        orderedAt: '2026-11-01T10:00:00+05:30',
        status: 'Confirm',
        deliveryDate: '2026-11-03',
        refund: null,
        total: 7230,
        lines: [okraLine, mintLine],
      },
      {
        id: OTHER,
        orderedAt: '2026-10-04T23:45:10+05:30',
        status: 'Order Cancelled',
        deliveryDate: '2026-10-06',
        refund: { status: 'sent', amount: 1150 },
        total: 1200,
        lines: [mintLine],
      },
    ],
    message: 'Two orders.',
  });
});

test('the details of an order have its moment in India, its amounts, its address and its ticket', async () => {
  const shared = {
    cart_order_id: ORDER,
    order_date: '2026-11-01 10:00:00',
    total_order_price: 60,
    cart_total_price: 72.3,
    discount_amount: 12.3,
  };
  const answer = {
    orderdetails: [
      { ...shared, ...okraRow },
      { ...shared, ...mintRow },
    ],
    shipping_detail: homeWire,
    order_date: '2026-11-01 23:10:05',
    payment_type: 'COD',
    delivery_status: 'Order Cancelled',
    delivery_date: '2026-11-03',
    refund_status: 'due',
    refund_amount: 60,
    problem_ticket: 'KT4711',
  };
  const { sent, result } = await overTheWire(answer, () => getOrder(customer, ORDER));
  expect(sent).toEqual({ call: 'POST /orderdetails', ...customer, input: ofOrder });
  expect(result).toEqual({
    id: ORDER,
    orderedAt: '2026-11-01T23:10:05+05:30',
    status: 'Order Cancelled',
    deliveryDate: '2026-11-03',
    refund: { status: 'due', amount: 6000 },
    lines: [okraLine, mintLine],
    paymentType: 'COD',
    subtotal: 7230,
    promotion: 1230,
    total: 6000,
    shipTo: home,
    problemTicket: 'KT4711',
  });
});

test.each([
  ['cod', 'COD'],
  ['promotion', 'promotion'],
] as const)('an order with the payment %s is of the type %s', async (payment, payment_type) => {
  const order = { addressId: 3, payment, expectedTotal: paise(20_050) };
  const work = () => placeOrder(customer, order, 'intent-0001');
  const { sent, result } = await overTheWire({ data: { invoice_id: ORDER } }, work);
  const input = {
    user_id: '7',
    order_by: 'web',
    shipping_address_id: 3,
    payment_type,
    expected_total: 200.5,
  };
  expect(sent).toEqual({ call: 'POST /OrderConfirm', ...customer, input, key: 'intent-0001' });
  expect(result).toBe(ORDER);
});

test('cancelling an order answers the message of the shop', async () => {
  const answer = { data: { status: 1, message: 'Cancelled.' } };
  const { sent, result } = await overTheWire(answer, () => cancelOrder(customer, ORDER));
  expect(sent).toEqual({ call: 'POST /ordercancel', ...customer, input: ofOrder });
  expect(result).toBe('Cancelled.');
});

test.each([
  { reason: 'missing', message: 'The bag had no okra.' },
  { reason: 'late', message: '' },
] as const)('a problem is reported with its reason and the customer’s words: %j', async (report) => {
  const work = () => reportProblem(customer, ORDER, report, 'report-0001');
  const { sent, result } = await overTheWire({ message: 'Thank you.', ticket: 'KT4711' }, work);
  const input = { ...ofOrder, ...report };
  expect(sent).toEqual({ call: 'POST /orderproblem', ...customer, input, key: 'report-0001' });
  expect(result).toBe('Thank you.');
});

test('each entry of tracking has its status and its moment in India', async () => {
  const data = [
    { created_date: '2026-11-01 10:00:00', delivery_status: 'Pending' },
    { created_date: '2026-11-02 07:30:59', delivery_status: 'Confirm' },
  ];
  const work = () => getTracking(customer, ORDER);
  const { sent, result } = await overTheWire({ data, message: 'On its way.' }, work);
  expect(sent).toEqual({ call: 'GET /trackorder', ...customer, input: ofOrder });
  expect(result).toEqual({
    entries: [
      { at: '2026-11-01T10:00:00+05:30', status: 'Pending' },
      { at: '2026-11-02T07:30:59+05:30', status: 'Confirm' },
    ],
    message: 'On its way.',
  });
});

test.each([
  [
    { delivery_status: 'Order Cancelled', delivery_date: '' },
    { isCancelled: true, deliveryDate: '' },
  ],
  [
    { delivery_status: 'Pending', delivery_date: '2026-11-03' },
    { isCancelled: false, deliveryDate: '2026-11-03' },
  ],
  [{}, { isCancelled: false, deliveryDate: '' }],
])('[d11.reload] the last order, with %j', async (standing, told) => {
  const answer = { order_id: ORDER, cart_total_price: 72.3, discount_amount: 12.3, ...standing };
  const { sent, result } = await overTheWire(answer, () => getLastOrder(customer));
  expect(sent).toEqual({ call: 'POST /getUserOrderId', ...customer, input: { user_id: '7' } });
  expect(result).toEqual({ id: ORDER, subtotal: 7230, promotion: 1230, ...told });
});
