import { categories, type products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
import { systemClock } from '@/shop-api/ports/clock';
import { razorpayPayments } from '@/shop-api/ports/razorpay/razorpay-payments';
import { type Buyer, changeProducts, confirmOrder, firstProductIds, makeBuyer, stockOf } from './buyers';
import { type FakeRazorpay, KEYS } from './fake-razorpay';
import { openOperatedShop } from './operated-shop';
import { openTestShop, type TestShop } from './test-shop';

type ProductFields = Partial<typeof products.$inferInsert>;
type Options = { products?: number; asSampled?: ProductFields };

/** ₹24, on offer for ₹20. */
const AS_SAMPLED = {
  stock: 20,
  active: true,
  pricePaise: 2_400,
  offerPaise: 2_000,
  variantName: '500',
  nicName: 'g',
};

/**
 * A shop for a test suite, opened before all tests and closed after them. Before each test, its first products are
 * reset to `asSampled`, every category is put on sale, and orders are limited to ₹100 to ₹20,000.
 */
export function sampledShop(options: Options = {}) {
  return sampled(openTestShop, options);
}

/** Like `sampledShop`, with the operator's command line. */
export function operatedSampledShop(options: Options = {}) {
  return sampled(openOperatedShop, options);
}

/** Like `sampledShop`, with payments through this fake of Razorpay. */
export function razorpaySampledShop(razorpay: FakeRazorpay, options: Options = {}) {
  const open = async () => {
    const client = await razorpay.open();
    return openTestShop({ makePayments: () => razorpayPayments({ ...KEYS, clock: systemClock, client }) });
  };
  return sampled(open, options);
}

function sampled<Shop extends TestShop>(
  open: () => Promise<Shop>,
  { products: count = 4, asSampled = AS_SAMPLED }: Options,
) {
  let shop: Shop;
  let ids: number[];

  const change = (fields: ProductFields, of: number[] = ids) => changeProducts(shop.db, of, fields);
  const setLimits = (minimumPurchasePaise: number, maximumPurchasePaise: number) =>
    shop.db.update(siteSettings).set({ minimumPurchasePaise, maximumPurchasePaise });

  beforeAll(async () => {
    shop = await open();
    ids = await firstProductIds(shop.db, count);
  });
  beforeEach(async () => {
    await shop.db.update(categories).set({ active: true });
    await change(asSampled);
    await setLimits(10_000, 2_000_000);
  });
  afterAll(() => shop.close());

  return {
    get shop() {
      return shop;
    },
    get ids() {
      return ids;
    },
    /** A customer with an address, and `quantity` of the first product in the cart. */
    newBuyer: (quantity = 2) => makeBuyer(shop, quantity > 0 ? [{ productId: ids[0] ?? 0, quantity }] : []),
    /** A customer with an address, and two of the first product and one of the second in the cart. */
    newBuyerOfTwoProducts: () =>
      makeBuyer(shop, [
        { productId: ids[0] ?? 0, quantity: 2 },
        { productId: ids[1] ?? 0, quantity: 1 },
      ]),
    /** Places the order of the buyer's cart and returns its id. @throws Error with the code of a refusal. */
    place: async (buyer: Buyer): Promise<string> => {
      const { answer, error } = await confirmOrder(shop, buyer);
      if (!answer) throw new Error(error.code);
      return answer.data.invoice_id;
    },
    /** The id of the n-th product, from 0. */
    id: (index: number) => ids[index] ?? 0,
    change,
    setLimits,
    stockOf: async (index: number) => (await stockOf(shop.db, [ids[index] ?? 0]))[0],
  };
}
