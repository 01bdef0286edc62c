import type { Db } from '@/shop-api/db/client';
import { allCommands } from '@/shop-api/operator/commands/all-commands';
import { Refusal } from '@/shop-api/operator/refusal';
import type { Clock } from '@/shop-api/ports/clock';

/** Does a command of `npm run shop`. @throws Refusal */
export async function operate(
  { db, clock }: { db: Db; clock: Clock },
  name: string,
  input: Record<string, unknown>,
): Promise<unknown> {
  const command = allCommands.find((one) => one.name === name);
  if (!command) throw new Refusal(`There is no command "${name}".`);
  return command.execute({ db, clock, backup: undefined }, input);
}
