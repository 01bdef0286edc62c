import path from 'node:path';
import type { Browser } from 'playwright';
import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { openBrowser } from './browser';
import { makeCatalogue } from './catalogue';
import { customerCookie } from './customer';
import { buildFloor, openFloor } from './floor';
import { behindTlsProxy } from './front';
import { measureBytes } from './measures/bytes';
import { measureGrowth } from './measures/growth';
import { measureLighthouse } from './measures/lighthouse';
import { measureLoad } from './measures/load';
import { medianOf } from './measures/median';
import { measureMemory } from './measures/memory';
import { measurePaint } from './measures/paint';
import { measurePresses } from './measures/presses';
import { openShop, type Shop, withFolder } from './open-shop';
import { type Options, readOptions } from './options';
import { ownTarget } from './own-target';
import type { Part } from './parts';
import { readResult } from './read-result';
import { emptyTargetResult, type Result, type TargetResult } from './result';
import { PAGES, type PageName, readTarget, type Target } from './target';
import { thisRun } from './this-run';
import { ensureTools } from './tools';
import { mergeWithEarlier } from './with-earlier';
import { writeResult } from './write-result';

const CATALOGUES = [100, 50_000];

/** A storefront with its results, the pages for Lighthouse, and its process id when it is our own shop. */
type MeasuredTarget = {
  target: Target;
  found: TargetResult;
  lighthousePages: readonly PageName[];
  pid?: number | undefined;
};

/** Parts that need neither the data nor the processes of a shop. */
const PARTS_OF_ANY_SHOP: readonly Part[] = ['bytes', 'paint', 'lighthouse', 'load'];

/** Lighthouse measures these pages as a customer, all others as a new visitor. */
const CUSTOMER_PAGES: readonly PageName[] = ['cart', 'checkout'];

const toMeasure = (target: Target, more: Partial<MeasuredTarget> = {}): MeasuredTarget => ({
  target,
  found: emptyTargetResult(target.name),
  lighthousePages: PAGES,
  ...more,
});

const say = (text: string) => process.stderr.write(`${text}\n`);

/** The measurements of a page, in this order: the last, paint, also taps and so fills the customer's cart. */
const PAGE_MEASURES: readonly (readonly [
  Part,
  (browser: Browser, of: MeasuredTarget, page: PageName, options: Options) => unknown,
])[] = [
  [
    'bytes',
    async (browser, { target, found }, page) => found.bytes.push(await measureBytes(browser, target, page)),
  ],
  [
    'lighthouse',
    (_, { target, found }, page, { effort }) =>
      behindTlsProxy(target, async (proxied) =>
        found.lighthouse.push(await measureLighthouse(proxied, page, effort.lighthouse)),
      ),
  ],
  [
    'paint',
    (browser, { target, found }, page, { effort }) =>
      behindTlsProxy(target, async (proxied) =>
        found.paint.push(await measurePaint(browser, proxied, page, effort.paint)),
      ),
  ],
];

/** Measures each page on all storefronts before the next page, so that a busy moment affects all alike. */
async function measurePages(
  measured: readonly MeasuredTarget[],
  browser: Browser,
  options: Options,
): Promise<void> {
  for (const [part, measure] of PAGE_MEASURES.filter(([part]) => options.only.includes(part))) {
    for (const page of PAGES) {
      for (const one of measured) {
        if (one.target.pages[page] === undefined) continue;
        if (part === 'lighthouse' && !one.lighthousePages.includes(page)) continue;
        say(`${one.target.name}: ${page}, ${part} …`);
        await measure(browser, one, page, options);
      }
    }
  }
  if (!options.only.includes('paint')) return;
  for (const { target, found } of measured) {
    say(`${target.name}: presses …`);
    found.presses = await behindTlsProxy(target, (proxied) =>
      measurePresses(browser, proxied, options.effort.paint),
    );
  }
}

async function measureServers(measured: readonly MeasuredTarget[], { only, effort }: Options): Promise<void> {
  const rest = { seconds: effort.loadS, warmUp: effort.warmUpS };
  for (const { target, pid, found } of measured) {
    for (const address of only.includes('load') ? Object.entries(target.load) : []) {
      say(`${target.name}: ${address[0]} …`);
      found.load.push(await measureLoad(target, address, { ...rest, pid }));
    }
    if (!only.includes('memory') || pid === undefined) continue;
    say(`${target.name}: memory, ${effort.minutes} min …`);
    found.memory = await measureMemory(target, pid, effort.minutes);
  }
}

async function measureGrowing(times: number): Promise<Result['growth']> {
  return withFolder(async (folder) => {
    const shops: Shop[] = [];
    let slugs: string[] = [];
    try {
      for (const products of CATALOGUES) {
        say(`A catalogue of ${products} …`);
        const dataDir = path.join(folder, String(products));
        slugs = await makeCatalogue(dataDir, products);
        shops.push(await openShop(dataDir));
      }
      const found = await measureGrowth(shops, times, slugs);
      return CATALOGUES.map((products, at) => ({ products, costs: found[at] ?? [] }));
    } finally {
      await Promise.all(shops.map((shop) => shop.close()));
    }
  });
}

async function measureStart(times: number): Promise<number> {
  return withFolder(async (folder) => {
    // why: the first start makes the sample shop
    await (await openShop(folder)).close();
    const starts: number[] = [];
    for (let start = 0; start < times; start++) {
      const shop = await openShop(folder);
      starts.push(shop.startMs);
      await shop.close();
    }
    return medianOf(starts);
  });
}

/** @throws Error when two storefronts have the same name in the results */
function requireUniqueNames(measured: readonly MeasuredTarget[]): void {
  const names = measured.map(({ target }) => target.name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new Error(`Two storefronts have the name "${twice}".`);
}

async function measureAll(own: readonly MeasuredTarget[], options: Options): Promise<MeasuredTarget[]> {
  const [floor, browser] = [await openFloor(), await openBrowser()];
  try {
    const measured = [
      ...own,
      toMeasure(floor.target),
      ...(options.beside ? [toMeasure(readTarget(options.beside))] : []),
    ];
    requireUniqueNames(measured);
    await measurePages(measured, browser, options);
    await measureServers(measured, options);
    return measured;
  } finally {
    await browser.close();
    floor.close();
  }
}

/** Calls `use` with our shop as two targets, for a new visitor and a customer. Its servers are measured once. */
async function withOwn(
  options: Options,
  use: (own: readonly MeasuredTarget[]) => Promise<MeasuredTarget[]>,
): Promise<MeasuredTarget[]> {
  if (options.base) return use([toMeasure(ownTarget({ origin: options.base }))]);
  return withFolder(async (folder) => {
    const shop: Shop = await openShop(folder);
    try {
      const cookie = await customerCookie(shop);
      const customer = toMeasure(ownTarget(shop, cookie), {
        lighthousePages: CUSTOMER_PAGES,
        pid: shop.storefrontPid,
      });
      return await use([toMeasure({ ...ownTarget(shop), load: {} }), customer]);
    } finally {
      await shop.close();
    }
  });
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const options = readOptions(args);
  const folder = path.resolve(options.out);
  const earlier = readResult(folder);
  // why: a build can change tsconfig.build.json, and the commit would be reported as dirty
  const run = await thisRun(args, folder);
  await ensureTools();
  await ensureBuilt(process.env);
  say('Building the floor …');
  await buildFloor();
  const measured = await withOwn(options, (own) => measureAll(own, options));
  const seesMemory = measured.some(({ found }) => found.memory);
  const parts = options.only.filter((part) =>
    part === 'memory' ? seesMemory : !options.base || PARTS_OF_ANY_SHOP.includes(part),
  );
  const has = (part: Part) => parts.includes(part);
  const fresh: Result = {
    runs: Object.fromEntries(parts.map((part) => [part, run])),
    targets: measured.map(({ found }) => found),
    ...(has('start') ? { startMs: await measureStart(options.effort.starts) } : {}),
    ...(has('growth') ? { growth: await measureGrowing(options.effort.growth) } : {}),
  };
  process.stdout.write(writeResult(mergeWithEarlier(fresh, earlier), folder));
}

void main();
