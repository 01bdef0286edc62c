import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';
import { notifyStorefront } from '@/shop-api/modules/storefront/notify-storefront';
import { allCommands } from '@/shop-api/operator/commands/all-commands';
import { openEndpoint } from '@/shop-api/operator/endpoint';
import { shopCommand } from '@/shop-api/operator/main';
import { createLogger } from '@/shop-api/plugins/log';
import { openTestShop, type TestShop } from './test-shop';

/** The exit code and output of a command line. */
export type CommandResult = { code: number; out: string; err: string };

export const operatorSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
  OPERATOR_SECRET: 'what-only-the-operator-of-the-shop-knows',
};

/** Runs one command line like `npm run shop -- …` with these variables. */
export async function runLine(
  words: readonly string[],
  env: Record<string, string>,
  cwd: string = os.tmpdir(),
): Promise<CommandResult> {
  const written = { out: '', err: '' };
  const code = await shopCommand(
    words,
    { ...operatorSecrets, ...env },
    {
      cwd,
      out: (text) => {
        written.out += text;
      },
      err: (text) => {
        written.err += text;
      },
    },
  );
  return { code, ...written };
}

export type OperatedShop = TestShop & {
  /** A folder for the operator's files. */
  folder: string;
  /** Runs a command line while the shop is running. */
  operate: (...words: string[]) => Promise<CommandResult>;
  /** Like `operate` with --json; returns the parsed output. @throws Error when the command is refused. */
  ask: (...words: string[]) => Promise<unknown>;
  /** Sends the queued changes to a fake storefront and returns them. */
  newStorefrontEvents: () => Promise<ShopEvent[]>;
};

/** A running test shop with an operator endpoint. */
export async function openOperatedShop(): Promise<OperatedShop> {
  const shop = await openTestShop();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'koodai-op-'));
  const closeEndpoint = await openEndpoint(folder, {
    commands: allCommands,
    context: shop,
    operatorSecret: operatorSecrets.OPERATOR_SECRET,
    log: createLogger('silent'),
  });
  const operate = (...words: string[]) => runLine(words, { DATA_DIR: folder }, folder);
  return {
    ...shop,
    folder,
    operate,
    ask: async (...words) => {
      const { code, out, err } = await operate(...words, '--json');
      if (code !== 0) throw new Error(err);
      return JSON.parse(out);
    },
    newStorefrontEvents: async () => {
      const received: ShopEvent[] = [];
      const storefront = { notify: async (events: readonly ShopEvent[]) => void received.push(...events) };
      await notifyStorefront({ ...shop, storefront }, new AbortController().signal);
      return received;
    },
    close: async () => {
      await closeEndpoint();
      await shop.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
