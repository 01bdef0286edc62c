import { PRICE } from '@/chaos/testing/crowd-of-shop';
import { done, get, newKey, post, put, type Route, reads, remove, type Scene } from './route';

const cart = () => '/api/cart';
const orders = () => '/api/orders';
const line = ({ product }: Scene) => `/api/cart/lines/${product.id}`;

const toOrder = ({ buyer }: Scene) => ({ addressId: buyer.addressId, expectedTotal: PRICE });
const cashOrder = (scene: Scene) => post('/api/orders', { ...toOrder(scene), payment: 'cod' }, newKey());
const onlineOrder = (scene: Scene) => post('/api/orders/payment', toOrder(scene), newKey());

async function placeOrder(scene: Scene): Promise<string> {
  const { json } = await done(scene, cashOrder(scene));
  return `/api/orders/${Object(json).orderId}`;
}

/** A read that needs an order to exist; `pathOf` gets the path of that order. */
function afterOrder(pathOf: (order: string) => string): Route {
  return { prepare: async (scene) => get(pathOf(await placeOrder(scene))), isRead: true };
}

export const ORDER_ROUTES: Readonly<Record<string, Route>> = {
  cartlisting: reads(get('/api/cart')),
  cartupdate: { prepare: async (scene) => put(line(scene), { quantity: 4 }), seenAt: cart },
  cartempty: { prepare: async () => remove('/api/cart'), seenAt: cart },
  cartcheck: reads(post('/api/cart/check')),
  cartcheckremove: {
    prepare: async (scene) => {
      const { json } = await done(scene, get('/api/cart'));
      return post('/api/cart/check/remove', { lineIds: [Object(json).lines[0].id] });
    },
    seenAt: cart,
  },
  cartPriceUpdate: { prepare: async () => post('/api/cart/check/accept'), seenAt: cart },

  OrderConfirm: { prepare: async (scene) => cashOrder(scene), seenAt: orders },
  webOrderConfirm: { prepare: async (scene) => onlineOrder(scene), seenAt: () => '/api/profile/unfinished' },
  webOrderResult: {
    prepare: async (scene) => {
      await done(scene, onlineOrder(scene));
      return post('/api/orders/payment/result', { returned: '' });
    },
  },
  getUserOrderId: afterOrder(() => '/api/orders/last'),
  orderlisting: afterOrder(() => '/api/orders'),
  orderdetails: afterOrder((order) => order),
  trackorder: afterOrder((order) => `${order}/tracking`),
  boughtbefore: afterOrder(() => '/api/bought'),
  ordercancel: { prepare: async (scene) => post(`${await placeOrder(scene)}/cancel`), seenAt: orders },
  buyagain: {
    prepare: async (scene) => post(`${await placeOrder(scene)}/again`, {}, newKey()),
    seenAt: cart,
  },
  orderproblem: {
    prepare: async (scene) => {
      const order = await placeOrder(scene);
      return post(`${order}/problem`, { reason: 'missing', message: 'No okra.' }, newKey());
    },
    seenAt: () => '/api/profile/data',
  },
};
