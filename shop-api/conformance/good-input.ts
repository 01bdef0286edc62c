import { randomUUID } from 'node:crypto';
import type { Actor } from '@/lib/contract/actor-token';
import { favourites } from '@/lib/contract/shop/account';
import { cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { register } from '@/lib/contract/shop/identity';
import { ordercancel, webOrderConfirm, webOrderResult } from '@/lib/contract/shop/orders';
import { stockalert } from '@/lib/contract/shop/stock-alerts';
import { DELETE_WORD } from '@/lib/domain/customer-data';
import { callAs, doAs } from './call-as';
import { addressFields, addressOf, orderOf, toOrder, toPayOnline } from './good-order';
import { type Customer, newGuest, newMobile } from './people';
import type { Payload } from './send';
import type { World } from './world';

/** A valid call: its input and actor. */
export type GoodInput = { input: Payload; actor?: Actor; key?: string };
type Prepare = (world: World) => Promise<GoodInput>;

function visitor(input: (world: World) => Payload = () => ({})): Prepare {
  return async (world) => ({ input: input(world) });
}

/** A guest with two units of a product in the cart. */
function guest(more: (world: World, actor: Actor) => Promise<Payload> = async () => ({})): Prepare {
  return async (world) => {
    const actor = newGuest();
    await doAs(world.target, actor, cartupdate, { product_id: world.sample.product.id, quantity: 2 });
    return { actor, input: { user_id: actor.id, user_type: 'guest', ...(await more(world, actor)) } };
  };
}

function customer(more: (world: World, someone: Customer) => Promise<Payload> = async () => ({})): Prepare {
  return async (world) => {
    const someone = await world.customer();
    return { actor: someone.actor, input: { user_id: someone.actor.id, ...(await more(world, someone)) } };
  };
}

function stranger(input: (world: World, mobile: string, actor: Actor) => Promise<Payload>): Prepare {
  return async (world) => {
    world.requireDemo();
    const [actor, mobile] = [newGuest(), newMobile()];
    return { actor, input: await input(world, mobile, actor) };
  };
}

async function lineOf({ target }: World, actor: Actor): Promise<number> {
  const { data } = await doAs(target, actor, cartlisting, {});
  return data.cart_list[0]?.cart_id ?? 0;
}

const ownAddress = customer(async (world, someone) => ({ address_id: await addressOf(world, someone) }));
const ofOrder = customer(async (world, someone) => ({ order_id: await orderOf(world, someone) }));
const afterOrder = customer(async (world, someone) => {
  await orderOf(world, someone);
  return {};
});
const atPlace = async ({ sample }: World) => ({ pincode: sample.place.pincode });
const withProduct = async ({ sample }: World) => ({ product_id: sample.product.id });

/** A valid input for every call of the contract, keyed by name. */
export const goodInputs: Readonly<Record<string, Prepare>> = {
  bannerlist: visitor(() => ({ banner_for: '2' })),
  categoryslist: visitor(),
  productlist: visitor(({ sample }) => ({ cat_id: sample.category, page: 1, sort_by: '' })),
  todayspecial: visitor(() => ({ page: 1 })),
  getproductsdetails: visitor(({ sample }) => ({ product_id: sample.product.slug })),
  productfeed: visitor(() => ({ page: 1 })),
  movedaddresses: visitor(),
  relatedProducts: visitor(({ sample }) => ({ product_slug: sample.product.slug })),
  searchproduct: visitor(({ sample }) => ({
    key: sample.product.name.slice(0, 100),
    search_list: '1',
    cat_id: '',
    page: 1,
  })),
  socialShare: visitor(({ sample }) => ({ product_id: sample.product.id })),
  generalData: visitor(),
  cms: visitor(() => ({ page_url: 'about_us' })),
  faq: visitor(),
  testimonialData: visitor(),
  city: visitor(),
  pincode: visitor(({ sample }) => ({ city_name: sample.place.city })),
  pincodeAvailability: visitor(({ sample }) => ({ pincode: sample.place.pincode })),
  orderSettings: visitor(),

  register: stranger(async (_world, mobile) => ({ name: 'Meena', mobile })),
  resendotp: stranger(async ({ target }, mobile, actor) => {
    await doAs(target, actor, register, { name: 'Meena', mobile });
    return { mobile };
  }),
  verifyotp: stranger(async ({ target }, mobile, actor) => {
    const { data } = await doAs(target, actor, register, { name: 'Meena', mobile });
    return { mobile, otp: data.otp ?? '', session_id: actor.id };
  }),
  signout: async (world) => {
    const { actor } = await world.newCustomer();
    return { actor, input: { user_id: actor.id } };
  },
  signouteverywhere: async (world) => {
    const { actor } = await world.newCustomer();
    return { actor, input: { user_id: actor.id } };
  },
  exportdata: afterOrder,
  deletecheck: afterOrder,
  deleteaccount: async (world) => {
    const { actor } = await world.newCustomer();
    return { actor, input: { user_id: actor.id, confirm: DELETE_WORD } };
  },
  userValidate: customer(),
  profile: customer(),
  profileEdit: customer(async (_world, { mobile }) => ({
    name: 'Meena Kumari',
    mobile,
    email: 'meena@example.com',
    gender: 2,
    d_o_b: '1990-05-01',
  })),

  cartinsert: guest(async (world) => ({ ...(await withProduct(world)), order_by: 'web' })),
  cartupdate: guest(async (world) => ({ ...(await withProduct(world)), quantity: 1, order_by: 'web' })),
  cartlisting: guest(async () => ({ order_by: 'web' })),
  cartdelete: guest(async (world, actor) => ({ cart_id: await lineOf(world, actor) })),
  cartcount: guest(),
  cartempty: guest(),
  cartcheck: guest(),
  cartcheckremove: guest(async (world, actor) => ({ cart_ids: String(await lineOf(world, actor)) })),
  cartPriceUpdate: guest(),
  productAvailability: guest(),

  enquirySave: async (world) => ({
    ...(await stranger(async (_world, mobile) => ({
      name: 'Meena Kumari',
      mobile,
      email: 'meena@example.com',
      message: 'Do you have drumstick leaves?',
      feedback_from: '1',
    }))(world)),
    key: randomUUID(),
  }),

  address: customer(async (world) => addressFields(world)),
  addresslisting: customer(async (world, someone) => {
    await addressOf(world, someone);
    return {};
  }),
  addressupdate: async (world) => {
    const someone = await world.customer();
    const input = { ...addressFields(world), address_id: await addressOf(world, someone) };
    return { actor: someone.actor, input };
  },
  addressdelete: ownAddress,
  defaultaddress: ownAddress,

  favourites: customer(withProduct),
  favouritesremove: customer(withProduct),
  pincodeNearby: visitor(() => ({ latitude: 11.017, longitude: 76.956 })),
  pincodealert: customer(atPlace),
  pincodealertremove: customer(atPlace),
  pincodealertlist: customer(),
  stockalert: customer(withProduct),
  stockalertremove: customer(withProduct),
  stockalertlist: customer(async ({ target, sample }, { actor }) => {
    await doAs(target, actor, stockalert, { product_id: sample.product.id });
    return {};
  }),
  favouriteslist: customer(async ({ target, sample }, { actor }) => {
    await doAs(target, actor, favourites, { product_id: sample.product.id });
    return { user_type: '' };
  }),

  OrderConfirm: async (world) => ({
    ...(await customer(async (_world, someone) => ({
      ...(await toOrder(world, someone)),
      payment_type: 'COD',
      payment_id: '',
    }))(world)),
    key: randomUUID(),
  }),
  webOrderConfirm: async (world) => ({ ...(await customer(toPayOnline)(world)), key: randomUUID() }),
  webOrderResult: customer(async (world, someone) => {
    const last = await callAs(world.target, someone.actor, webOrderResult, {});
    if (last.answer) return { returned: '' };
    const order = await toPayOnline(world, someone);
    await doAs(world.target, someone.actor, webOrderConfirm, order, { key: randomUUID() });
    return { returned: '' };
  }),
  getUserOrderId: afterOrder,
  orderlisting: afterOrder,
  ordercancel: ofOrder,
  boughtbefore: afterOrder,
  buyagain: async (world) => ({ ...(await ofOrder(world)), key: randomUUID() }),
  orderdetails: ofOrder,
  orderproblem: async (world) => {
    const someone = await world.newCustomer();
    const order_id = await orderOf(world, someone);
    // why: each check needs its own order, which is cancelled so that it does not use up the stock
    await doAs(world.target, someone.actor, ordercancel, { order_id });
    const input = { user_id: someone.actor.id, order_id, reason: 'missing', message: 'No okra.' };
    return { actor: someone.actor, input, key: randomUUID() };
  },
  trackorder: ofOrder,
  promotionOffer: async (world) => {
    const { actor, mobile } = await world.customer();
    return { actor, input: { reg_mobile_no: mobile } };
  },
};
