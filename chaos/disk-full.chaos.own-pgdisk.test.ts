import path from 'node:path';
import { fillDiskWhileBuying, ROUNDS, reviveApi } from '@/chaos/testing/fill-disk-while-buying';
import { type OwnPostgres, openOwnPostgres } from '@/chaos/testing/own-postgres';
import { openShopWithCrowd, type ShopWithCrowd } from '@/chaos/testing/shop-with-crowd';
import { makeSmallDisk, type SmallDisk } from '@/chaos/testing/small-disk';
import { makePostgresCopy } from '@/shop-api/testing/postgres-databases';

const DISK_MB = 512;
const SHOPPERS = 6;

jest.setTimeout(600_000);

let disk: SmallDisk;
let postgres: OwnPostgres;
let world: ShopWithCrowd;
beforeAll(async () => {
  disk = makeSmallDisk(DISK_MB);
  postgres = await openOwnPostgres(path.join(disk.folder, 'postgres'));
  const { databaseUrl } = await makePostgresCopy(postgres.url);
  const remove = async () => {
    await postgres.close();
    disk.remove();
  };
  world = await openShopWithCrowd(SHOPPERS, { database: { place: { databaseUrl, dataDir: '' }, remove } });
});
afterAll(() => world.shop.close());

async function revive(): Promise<void> {
  await postgres.start();
  await reviveApi(world);
}

test(`a PostgreSQL disk that is full ${ROUNDS} times: orders are refused with 503, none is lost, and they succeed once there is room`, () =>
  fillDiskWhileBuying({ ...world, disk, revive }));
