import { getDelivery } from '@/lib/shop/delivery';
import { GET } from './route';

jest.mock('@/lib/shop/delivery');

const DELIVERIES: Record<string, { served: boolean; city: string }> = {
  '641001': { served: true, city: 'Coimbatore' },
  '643001': { served: false, city: 'The Nilgiris' },
};

beforeEach(() => {
  jest
    .mocked(getDelivery)
    .mockReset()
    .mockImplementation(async (pincode) => ({
      ...(DELIVERIES[pincode] ?? { served: false, city: '' }),
      pincode,
      message: '',
    }));
});

const check = (pincode: string, lang = 'en') =>
  GET(new Request(`http://shop/delivery/check?${new URLSearchParams({ pincode })}`), {
    params: Promise.resolve({ lang }),
  });

test.each([
  ['641001', '/delivery/served?pincode=641001'],
  ['641 001', '/delivery/served?pincode=641001'],
  ['643001', '/delivery/not-served?pincode=643001'],
  ['999999', '/delivery/elsewhere?pincode=999999'],
])('%s leads to the page of its answer: %s', async (pincode, address) => {
  const { status, headers } = await check(pincode);
  expect([status, headers.get('location')]).toEqual([307, address]);
});

test('the answer is in the language of the question', async () => {
  const { headers } = await check('641001', 'ta');
  expect(headers.get('location')).toBe('/ta/delivery/served?pincode=641001');
});

test.each([
  ['6410', '/delivery/incomplete?pincode=6410'],
  ['', '/delivery/incomplete'],
  ['Coimbatore', '/delivery/incomplete'],
])('"%s" asks the shop nothing', async (pincode, address) => {
  expect((await check(pincode)).headers.get('location')).toBe(address);
  expect(getDelivery).not.toHaveBeenCalled();
});
