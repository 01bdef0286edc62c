import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { comeBackLater, countOrders, type TirelessShopper } from './tireless-shopper';

const MOST_ORDERS = 20;
const LOOK_EVERY_MS = 5;
const AT_MOST_LATER_MS = 50;

/** How something is killed, and how it comes back. */
export type Victim = { kill: () => Promise<void>; start: () => Promise<void> };

/** Kills a victim a moment after some orders, while all go on buying; resolves when each order is answered. */
export async function killWhileBuying(
  shoppers: readonly TirelessShopper[],
  { kill, start }: Victim,
): Promise<void> {
  let isOver = false;
  const orders = countOrders(shoppers) + randomInt(1, MOST_ORDERS);
  const buying = Promise.all(shoppers.map((shopper) => shopper.buyWhile(() => !isOver)));
  const working = async () => {
    while (countOrders(shoppers) < orders) await pause(LOOK_EVERY_MS);
    await pause(randomInt(AT_MOST_LATER_MS));
    await kill();
    await comeBackLater();
    await start();
  };
  // why: a shopper who is refused ends it
  await Promise.race([working(), buying]);
  isOver = true;
  await buying;
  await Promise.all(shoppers.map(settled));
}

async function settled(shopper: TirelessShopper): Promise<void> {
  while (!(await shopper.settle())) await comeBackLater();
}
