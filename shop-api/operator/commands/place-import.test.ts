import fs from 'node:fs/promises';
import path from 'node:path';
import { pincode } from '@/lib/contract/shop/content';
import { pincodeAvailability } from '@/lib/contract/shop/delivery';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const guest = newGuest();
const status = async (code: string) =>
  (await doAs(shop, guest, pincodeAvailability, { pincode: code })).data.status;

async function take(table: string) {
  await fs.writeFile(path.join(shop.folder, 'places.csv'), table);
  return shop.operate('pincode', 'import', 'places.csv');
}

test('pincodes are served, not served or follow their district, as in the table', async () => {
  await shop.newStorefrontEvents();
  const { code, out } = await take(
    'pincode,district,served\n641001,Coimbatore,0\n643001,the nilgiris,1\n641002,,\n641003,Coimbatore,1\n',
  );
  expect([code, out]).toEqual([0, 'Imported: 0 added, 3 changed, 1 unchanged.']);
  expect([await status('641001'), await status('643001'), await status('641002')]).toEqual([400, 1, 1]);
  expect(await shop.newStorefrontEvents()).toEqual([{ kind: 'settings' }]);
});

test('a new pincode is added with its district, and the address form offers it', async () => {
  const { out } = await take('served;district;pincode\n1;Erode;638999\n');
  expect(out).toContain('1 added');
  expect(await status('638999')).toBe(1);
  const { pincode_list: ofErode } = await doAs(shop, guest, pincode, { city_name: 'Erode' });
  expect(ofErode).toContainEqual({ pincode: '638999' });
});

test('every mistake is reported with its row, and nothing is changed', async () => {
  const { code, err } = await take(
    'pincode,district,served\n641005,Coimbatore,0\n64100,Coimbatore,1\n641006,Atlantis,1\n641007,,yes\n699999,,1\n',
  );
  expect(code).toBe(1);
  expect(err).toContain('places.csv, row 3, pincode: must be six digits');
  expect(err).toContain('places.csv, row 5, served: must be 1, 0, or empty');
  expect(err).toContain('places.csv, row 6, pincode: 699999 is new, so its district is needed');
  expect(await status('641005')).toBe(1);

  const unknown = await take(
    'pincode,district,served\n641005,Coimbatore,0\n641006,Atlantis,1\n638998,,1\n641005,Coimbatore,1\n',
  );
  expect(unknown.code).toBe(1);
  expect(unknown.err).toContain('places.csv, row 3, district: there is no district Atlantis');
  expect(unknown.err).toContain('places.csv, row 4, pincode: 638998 is new, so its district is needed');
  expect(unknown.err).toContain('places.csv, row 5, pincode: 641005 Coimbatore is in row 2 already');
  expect(await status('641005')).toBe(1);
});

test.each([
  ['pincode\n641001\n', 'row 1: the column "served" is missing'],
  ['pincode,served,city\n641001,1,x\n', 'there is no column "city"'],
  ['', 'is empty'],
])('%j is refused: %s', async (table, said) => {
  expect(await take(table)).toMatchObject({ code: 1, err: expect.stringContaining(said) });
});
