import fs from 'node:fs/promises';
import path from 'node:path';
import { fillDiskWhileBuying, ROUNDS, reviveApi } from '@/chaos/testing/fill-disk-while-buying';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { makeSmallDisk, type SmallDisk } from '@/chaos/testing/small-disk';
import { makeTestDatabase } from '@/shop-api/testing/test-database';

const DISK_MB = 512;
const SHOPPERS = 6;

jest.setTimeout(600_000);

let disk: SmallDisk;
let world: ShopWithCrowd;
beforeAll(async () => {
  disk = makeSmallDisk(DISK_MB);
  const { place, remove } = await makeTestDatabase();
  const dataDir = path.join(disk.folder, 'data');
  await fs.cp(place.dataDir, dataDir, { recursive: true });
  await remove();
  const database = { place: { dataDir }, remove: async () => disk.remove() };
  world = await openShopWithCrowd(SHOPPERS, { database });
});
afterAll(() => world.shop.close());

test(`a disk that is full ${ROUNDS} times: orders are refused with 503, none is lost, and they succeed once there is room`, () =>
  fillDiskWhileBuying({ ...world, disk, revive: () => reviveApi(world) }));
