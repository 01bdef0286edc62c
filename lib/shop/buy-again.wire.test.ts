import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { cartState, cartWire } from '@/lib/testing/wire-cart';
import { cards, pricedRows } from '@/lib/testing/wire-products';
import { buyAgain, listBoughtBefore } from './buy-again';

setStorefrontEnv();

test('each line of an order that is bought again has its pack and price of then and of now', async () => {
  const lines = [
    {
      product_slug: 'okra',
      product_name: 'Okra',
      product_name2: 'வெண்டைக்காய்',
      ordered: 5,
      added: 3,
      problem: 'limited',
      before: { variant_name: '250', nic_name: 'g', variant_label: 'quarter kilo', price: 19 },
      now: { variant_name: '500', nic_name: 'gram', variant_label: 'half a kilo', price: 20.1 },
    },
    {
      product_slug: 'mint',
      product_name: 'Mint',
      product_name2: 'புதினா',
      ordered: 2,
      added: 0,
      problem: 'inActive',
      before: { variant_name: '1', nic_name: 'bunch', variant_label: '', price: 12 },
      now: null,
    },
  ];
  const answer = { data: { status: 1, message: 'Added.', lines, ...cartWire } };
  const work = () => buyAgain(customer, 'KD7Q2M9X4TBA', 'intent-0001');
  const { sent, result } = await overTheWire(answer, work);
  const input = { user_id: '7', order_id: 'KD7Q2M9X4TBA' };
  expect(sent).toEqual({ call: 'POST /buyagain', ...customer, input, key: 'intent-0001' });
  expect(result).toEqual({
    lines: [
      {
        slug: 'okra',
        name: 'Okra',
        name2: 'வெண்டைக்காய்',
        ordered: 5,
        added: 3,
        problem: 'limited',
        before: { variantName: '250', nicName: 'g', variantLabel: 'quarter kilo', price: 1900 },
        now: { variantName: '500', nicName: 'gram', variantLabel: 'half a kilo', price: 2010 },
      },
      {
        slug: 'mint',
        name: 'Mint',
        name2: 'புதினா',
        ordered: 2,
        added: 0,
        problem: 'inActive',
        before: { variantName: '1', nicName: 'bunch', variantLabel: '', price: 1200 },
        now: null,
      },
    ],
    message: 'Added.',
    state: cartState,
  });
});

test('what the customer bought before are products as in any list', async () => {
  const answer = { data: { boughtlist: pricedRows } };
  const { sent, result } = await overTheWire(answer, () => listBoughtBefore(customer));
  expect(sent).toEqual({ call: 'GET /boughtbefore', ...customer, input: { user_id: '7' } });
  expect(result).toEqual(cards);
});
