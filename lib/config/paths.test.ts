import { orderIdFromLabel, paths, safeReturn, searchTermOf } from './paths';

describe('decisions 20: a return path after sign-in', () => {
  test.each(['/checkout', '/track-orders?order_id=S0Qx', '/'])('%s is a path of this site', (path) => {
    expect(safeReturn(path)).toBe(path);
  });

  test('may be the return address of a payment, with the query of the provider', () => {
    const returned = `/payment-return?razorpay_payment_id=pay_29QQoUBi66xm2f&razorpay_signature=${'a'.repeat(900)}`;
    expect(safeReturn(returned)).toBe(returned);
  });

  test.each([
    undefined,
    '',
    'checkout',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%0d%0a/\n',
    '/api/cart',
    '/a/../api/cart',
    '/.//evil.example',
    '/a/..//evil.example/checkout',
    `/${'a'.repeat(1200)}`,
  ])('[d20.return] %j is refused', (target) => {
    expect(safeReturn(target)).toBeUndefined();
  });
});

describe('decisions 19: order ids in addresses', () => {
  test('[d19.label] are base64 labels that decode to the same id', () => {
    const address = new URL(paths.orderDetails('KD10482ABCZ'), 'http://shop.example');
    expect(address.pathname).toBe('/order-details');
    expect(address.searchParams.get('order_id')).toBe(btoa('KD10482ABCZ'));
    expect(orderIdFromLabel(address.searchParams.get('order_id'))).toBe('KD10482ABCZ');
  });

  test.each([null, '', '%%%', btoa("' or 1=1"), 'A'.repeat(200)])('%j is no order id', (label) => {
    expect(orderIdFromLabel(label)).toBeUndefined();
  });
});

test('a search term is one path segment, whatever characters it has', () => {
  expect(paths.search('50% off/தக்காளி')).toBe(`/search/${encodeURIComponent('50% off/தக்காளி')}`);
  expect(paths.category('fruits', { page: 2, sort: '' })).toBe('/category/fruits?page=2');
});

test.each(['onion', 'தக்காளி', '50% off & more', 'a/b', '.', '..'])(
  'the term "%s" can be read from its search address',
  (term) => {
    expect(searchTermOf(new URL(paths.search(term), 'http://shop.example').pathname)).toBe(term);
  },
);

test.each(['/', '/search', '/category/search', '/search/%E0%A4'])('%s carries no search term', (pathname) => {
  expect(searchTermOf(pathname)).toBe('');
});
