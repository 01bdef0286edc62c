import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { countOrders, type TirelessShopper, waitBeforeRetry } from './tireless-shopper';

const MOST_ORDERS = 20;
const LOOK_EVERY_MS = 5;
const MAX_DELAY_MS = 50;

/** How to kill a program or server, and how to start it again. */
export type Victim = { kill: () => Promise<void>; start: () => Promise<void> };

/** Kills and restarts a victim at a random moment while shoppers buy. Resolves when every open order is settled. */
export async function killWhileBuying(
  shoppers: readonly TirelessShopper[],
  { kill, start }: Victim,
): Promise<void> {
  let isOver = false;
  const orders = countOrders(shoppers) + randomInt(1, MOST_ORDERS);
  const buying = Promise.all(shoppers.map((shopper) => shopper.buyWhile(() => !isOver)));
  const killAndStart = async () => {
    while (countOrders(shoppers) < orders) await pause(LOOK_EVERY_MS);
    await pause(randomInt(MAX_DELAY_MS));
    await kill();
    await waitBeforeRetry();
    await start();
  };
  // why: a refused order rejects `buying`, and must end the test
  await Promise.race([killAndStart(), buying]);
  isOver = true;
  await buying;
  await Promise.all(shoppers.map(untilSettled));
}

async function untilSettled(shopper: TirelessShopper): Promise<void> {
  while (!(await shopper.settle())) await waitBeforeRetry();
}
