import { plainCartAfter } from './cart-forms';

test.each([
  ['/category/fruits?page=2', '/cart/plain?note=added&product=7&from=%2Fcategory%2Ffruits%3Fpage%3D2'],
  ['/ta/category/fruits?page=2', '/ta/cart/plain?note=added&product=7&from=%2Fcategory%2Ffruits%3Fpage%3D2'],
  ['/ta/cart/plain?from=%2Ffaq', '/ta/cart/plain?note=added&product=7&from=%2Ffaq'],
  ['/ta', '/ta/cart/plain?note=added&product=7&from=%2F'],
  [undefined, '/cart/plain?note=added&product=7'],
])('a form on %s redirects to the cart in the same language, with a link back', (cameFrom, page) => {
  expect(plainCartAfter(cameFrom, 'added', 7)).toBe(page);
});
