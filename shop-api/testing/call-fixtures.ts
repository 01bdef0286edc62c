import type { Actor } from '@/lib/contract/actor-token';
import { favourites } from '@/lib/contract/shop/account';
import { cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { register } from '@/lib/contract/shop/identity';
import { OrderConfirm } from '@/lib/contract/shop/orders';
import type { Payload } from './send';
import {
  addAddress,
  doAs,
  fillCart,
  makeCustomer,
  newGuest,
  newMobile,
  type ShopUnderTest,
  type TestCustomer,
} from './shoppers';

/** One good call: what is sent, and for whom. */
export type Fixture = { input: Payload; actor?: Actor; key?: string };
type Prepare = (shop: ShopUnderTest) => Promise<Fixture>;

/** A product of the sample shop that is on sale. */
const PRODUCT_ID = 2;
const PRODUCT_SLUG = 'country-tomato';

let keys = 0;
const nextKey = () => `conformance-key-${++keys}`;

function visitor(input: Payload = {}): Prepare {
  return async () => ({ input });
}

/** A guest with two of a product in the cart. */
function guest(more: (shop: ShopUnderTest, actor: Actor) => Promise<Payload> = async () => ({})): Prepare {
  return async (shop) => {
    const actor = newGuest();
    await doAs(shop, actor, cartupdate, { product_id: PRODUCT_ID, quantity: 2 });
    return { actor, input: { user_id: actor.id, user_type: 'guest', ...(await more(shop, actor)) } };
  };
}

function customer(
  more: (shop: ShopUnderTest, customer: TestCustomer) => Promise<Payload> = async () => ({}),
): Prepare {
  return async (shop) => {
    const someone = await makeCustomer(shop);
    return { actor: someone.actor, input: { user_id: someone.actor.id, ...(await more(shop, someone)) } };
  };
}

async function lineOf(shop: ShopUnderTest, actor: Actor): Promise<number> {
  const { data } = await doAs(shop, actor, cartlisting, {});
  return data.cart_list[0]?.cart_id ?? 0;
}

async function toOrder(shop: ShopUnderTest, someone: TestCustomer): Promise<Payload> {
  const addressId = await addAddress(shop, someone);
  await fillCart(shop, someone.actor, [{ productId: PRODUCT_ID, quantity: 6 }]);
  return { shipping_address_id: addressId, payment_type: 'COD', payment_id: '' };
}

async function orderOf(shop: ShopUnderTest, someone: TestCustomer): Promise<string> {
  const addressId = await addAddress(shop, someone);
  await fillCart(shop, someone.actor, [{ productId: PRODUCT_ID, quantity: 6 }]);
  const { data } = await doAs(
    shop,
    someone.actor,
    OrderConfirm,
    { shipping_address_id: addressId, payment_type: 'COD' },
    { key: nextKey() },
  );
  return data.invoice_id;
}

const addressFields = {
  customer_name: 'Meena',
  customer_mobile: '9876543210',
  customer_email: '',
  customer_address: '12 Car Street',
  customer_area: 'R S Puram',
  customer_landmark: '',
  customer_state: 'Tamil Nadu',
  customer_city: 'Coimbatore',
  customer_pincode: '641002',
};

/** A good input for every call of the contract, by its name. */
export const fixtures: Record<string, Prepare> = {
  bannerlist: visitor({ banner_for: '2' }),
  categoryslist: visitor(),
  productlist: visitor({ cat_id: 'vegetables', page: 1, sort_by: '' }),
  todayspecial: visitor({ page: 1 }),
  getproductsdetails: visitor({ product_id: PRODUCT_SLUG }),
  relatedProducts: visitor({ product_slug: PRODUCT_SLUG }),
  searchproduct: visitor({ key: 'thakkali', search_list: '1', cat_id: '', page: 1 }),
  socialShare: visitor({ product_id: PRODUCT_ID }),
  generalData: visitor(),
  cms: visitor({ page_url: 'about_us' }),
  faq: visitor(),
  testimonialData: visitor(),
  city: visitor(),
  pincode: visitor({ city_name: 'Coimbatore' }),
  pincodeAvailability: visitor({ pincode: '641001' }),
  orderSettings: visitor(),

  register: async () => ({ actor: newGuest(), input: { name: 'Meena', mobile: newMobile() } }),
  resendotp: async (shop) => {
    const [actor, mobile] = [newGuest(), newMobile()];
    await doAs(shop, actor, register, { name: 'Meena', mobile });
    return { actor, input: { mobile } };
  },
  verifyotp: async (shop) => {
    const [actor, mobile] = [newGuest(), newMobile()];
    const { data } = await doAs(shop, actor, register, { name: 'Meena', mobile });
    return { actor, input: { mobile, otp: data.otp ?? '', session_id: actor.id } };
  },
  signout: customer(),
  userValidate: customer(),
  profile: customer(),
  profileEdit: customer(async (_shop, { mobile }) => ({
    name: 'Meena Kumari',
    mobile,
    email: 'meena@example.com',
    gender: 2,
    d_o_b: '1990-05-01',
  })),

  cartinsert: guest(async () => ({ product_id: PRODUCT_ID, order_by: 'web' })),
  cartupdate: guest(async () => ({ product_id: PRODUCT_ID, quantity: 3, order_by: 'web' })),
  cartlisting: guest(async () => ({ order_by: 'web' })),
  cartdelete: guest(async (shop, actor) => ({ cart_id: await lineOf(shop, actor) })),
  cartcount: guest(),
  cartempty: guest(),
  cartcheck: guest(),
  cartcheckremove: guest(async (shop, actor) => ({ cart_ids: String(await lineOf(shop, actor)) })),
  cartPriceUpdate: guest(),
  productAvailability: guest(),

  enquirySave: async () => ({
    actor: newGuest(),
    key: nextKey(),
    input: {
      name: 'Meena Kumari',
      mobile: newMobile(),
      email: 'meena@example.com',
      message: 'Do you have drumstick leaves?',
      feedback_from: '1',
    },
  }),

  address: customer(async () => addressFields),
  addresslisting: customer(async (shop, someone) => {
    await addAddress(shop, someone);
    return {};
  }),
  addressupdate: async (shop) => {
    const someone = await makeCustomer(shop);
    return { actor: someone.actor, input: { ...addressFields, address_id: await addAddress(shop, someone) } };
  },
  addressdelete: customer(async (shop, someone) => ({ address_id: await addAddress(shop, someone) })),
  defaultaddress: customer(async (shop, someone) => ({ address_id: await addAddress(shop, someone) })),

  favourites: customer(async () => ({ product_id: PRODUCT_ID })),
  favouritesremove: customer(async () => ({ product_id: PRODUCT_ID })),
  favouriteslist: customer(async (shop, { actor }) => {
    await doAs(shop, actor, favourites, { product_id: PRODUCT_ID });
    return { user_type: '' };
  }),

  OrderConfirm: async (shop) => ({ ...(await customer(toOrder)(shop)), key: nextKey() }),
  getUserOrderId: customer(async (shop, someone) => {
    await orderOf(shop, someone);
    return {};
  }),
  orderlisting: customer(async (shop, someone) => {
    await orderOf(shop, someone);
    return { order_by: 'web' };
  }),
  orderdetails: customer(async (shop, someone) => ({ order_id: await orderOf(shop, someone) })),
  trackorder: customer(async (shop, someone) => ({ order_id: await orderOf(shop, someone) })),
  promotionOffer: async (shop) => {
    const { actor, mobile } = await makeCustomer(shop);
    return { actor, input: { reg_mobile_no: mobile } };
  },
};
