import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';
import { tellStorefront } from '@/shop-api/modules/storefront/tell-storefront';
import { allCommands } from '@/shop-api/operator/commands/all-commands';
import { openEndpoint } from '@/shop-api/operator/endpoint';
import { shopCommand } from '@/shop-api/operator/main';
import { createLogger } from '@/shop-api/plugins/log';
import { openTestShop, type TestShop } from './test-shop';

/** What a command line wrote and how it ended. */
export type Ran = { code: number; out: string; err: string };

export const operatorSecrets = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
  OPERATOR_SECRET: 'what-only-the-operator-of-the-shop-knows',
};

/** Runs one command line as `npm run shop -- …` would with these variables. */
export async function runLine(
  words: readonly string[],
  env: Record<string, string>,
  cwd: string = os.tmpdir(),
): Promise<Ran> {
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
  /** Runs a command line while the shop is open. */
  operate: (...words: string[]) => Promise<Ran>;
  /** As `operate` with --json. @throws Error when it was refused. */
  ask: (...words: string[]) => Promise<unknown>;
  /** What the storefront is told now that it was not told yet. */
  told: () => Promise<ShopEvent[]>;
};

/** An open test shop that hears its operator. */
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
    told: async () => {
      const heard: ShopEvent[] = [];
      const storefront = { tell: async (events: readonly ShopEvent[]) => void heard.push(...events) };
      await tellStorefront({ ...shop, storefront }, new AbortController().signal);
      return heard;
    },
    close: async () => {
      await closeEndpoint();
      await shop.close();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
