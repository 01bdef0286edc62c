import fs from 'node:fs';
import path from 'node:path';
import { onPhone, openBrowser } from '@/bench/storefront/browser';
import { buildFloor, openFloor } from '@/bench/storefront/floor';
import { openShop, withFolder } from '@/bench/storefront/open-shop';
import { ownTarget } from '@/bench/storefront/own-target';
import packages from '@/package.json';
import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { GOALS, type Measures, measuresOf, PAGES, WEIGHED_PAGES } from './budgets';
import { holdUnusedTimer } from './left-alone';
import { analyse, storeModules } from './modules';
import { sumsOf } from './sum';
import { visit } from './visit';
import { weigh } from './weigh';

/** Margins: page sizes differ slightly between builds, and with what an idle page gets to load. */
const STEP_BYTES = 500;
const SPARE = 1.02;
const SPARE_REQUESTS = 2;

const write = (file: string, value: unknown) =>
  fs.writeFileSync(path.join(__dirname, file), `${JSON.stringify(value, undefined, 2)}\n`);

const upTo = (bytes: number) => Math.ceil((bytes * SPARE) / STEP_BYTES) * STEP_BYTES;

/** The budget of a measured size. A goal that is reached becomes the upper limit. */
const limitOf = (kind: keyof typeof GOALS, bytes: number) =>
  bytes <= GOALS[kind] ? Math.min(upTo(bytes), GOALS[kind]) : upTo(bytes);

function limitFrom({ js, css, html, all, requests }: Measures): Measures {
  return {
    js: limitOf('js', js),
    css: limitOf('css', css),
    html: limitOf('html', html),
    all: limitOf('all', all),
    requests: requests + SPARE_REQUESTS,
  };
}

async function main(): Promise<void> {
  await ensureBuilt(process.env);
  await buildFloor();
  const { next, react } = packages.dependencies;
  const [browser, floor] = [await openBrowser(), await openFloor()];
  const weighUntouched = async (target: typeof floor.target, address: string) => {
    const requests = await onPhone(browser, target, async (page) => {
      await holdUnusedTimer(page);
      return visit(page, new URL(address, target.origin).href);
    });
    return measuresOf(sumsOf(await weigh(requests.filter(({ phase }) => phase !== 'use'))));
  };
  const { js } = await weighUntouched(floor.target, '/');
  floor.close();
  write('floor.json', { next, react, js });
  const limits = await withFolder(async (folder) => {
    const shop = await openShop(folder);
    const found: Record<string, Measures> = {};
    for (const { name, path: address, cookie } of WEIGHED_PAGES) {
      const measured = await weighUntouched(ownTarget(shop, cookie), address);
      console.log(name, measured);
      found[name] = limitFrom(measured);
    }
    await shop.close();
    return found;
  });
  await browser.close();
  write('budgets.json', limits);
  storeModules(await analyse(PAGES.map(({ route }) => route)));
  console.log('goals', { ...GOALS, js: Math.floor(js * 1.12) });
}

void main();
