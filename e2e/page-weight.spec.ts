import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright/test';
import {
  FLOOR,
  FOR_SHOPPERS,
  limitOf,
  type Measures,
  measuresOf,
  NOT_YET,
  PAGES,
  SHOPPING,
  WEIGHED,
  type WeighedPage,
} from '@/bench/weight/budgets';
import { stopWaiting } from '@/bench/weight/left-alone';
import { analyse, grown, storedModules } from '@/bench/weight/modules';
import { sumsOf } from '@/bench/weight/sum';
import { PHONE, visit } from '@/bench/weight/visit';
import { type Weighed, weigh } from '@/bench/weight/weigh';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';
import { en } from '@/lib/messages/en';
import { firstEn } from '@/lib/messages/first/en';
import packages from '@/package.json';

const BUILT = path.join(__dirname, '..', process.env.NEXT_DIST_DIR || '.next', 'static/chunks');
const BUILD_MS = 600_000;
const MOST_NAMED = 20;

const WORDS = {
  js: 'scripts, gzip',
  css: 'styles, gzip',
  html: 'HTML, gzip',
  all: 'everything, Brotli',
  requests: 'requests',
} as const satisfies Record<keyof Measures, string>;

async function phoneWith(browser: Browser, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  const [name = '', value] = cookie.split('=');
  if (value !== undefined) await context.addCookies([{ name, value, url: settings.origin }]);
  return context;
}

async function weighUntouched(
  browser: Browser,
  { path: address, cookie }: Pick<WeighedPage, 'path' | 'cookie'>,
): Promise<Weighed[]> {
  const context = await phoneWith(browser, cookie);
  const page = await context.newPage();
  await stopWaiting(page);
  const asked = await visit(page, new URL(address, settings.origin).href);
  await context.close();
  return weigh(asked.filter(({ phase }) => phase !== 'use'));
}

function overOf(is: Measures, may: Measures): string[] {
  return (['js', 'css', 'html', 'all', 'requests'] as const)
    .filter((measure) => is[measure] > may[measure])
    .map((measure) => `${WORDS[measure]}: ${is[measure]}, allowed are ${may[measure]}`);
}

/** The modules whose scripts and styles are larger than when the budgets were set. */
async function blame({ route }: WeighedPage): Promise<string> {
  test.setTimeout(BUILD_MS);
  const [before = {}, now = {}] = [storedModules()[route], (await analyse([route]))[route]];
  return ['grown since the budgets were set:', ...grown(before, now).slice(0, MOST_NAMED)].join('\n  ');
}

// why: the scripts of a trace count as use of the page (navigator.userActivation), and who uses it gets more
test.use({ trace: 'off' });

// why: to blame is to build, which one does at a time
test.describe.configure({ mode: 'default' });

test.describe('before anyone touches it, on a phone', { tag: '@weight' }, () => {
  for (const weighed of WEIGHED)
    test(`${weighed.name} is within its bytes and requests`, async ({ browser }) => {
      const over = overOf(measuresOf(sumsOf(await weighUntouched(browser, weighed))), limitOf(weighed));
      if (over.length > 0) throw new Error(`${over.join('\n')}\n${await blame(weighed)}`);
    });

  for (const weighed of FOR_SHOPPERS)
    test(`${weighed.name} brings nothing that nobody has asked for yet`, async ({ browser }) => {
      const scripts = (await weighUntouched(browser, weighed)).filter(({ kind }) => kind === 'js');
      const early = Object.entries(NOT_YET).flatMap(([what, mark]) =>
        scripts.filter(({ text = '' }) => mark.test(text)).map(({ url }) => `${what}: ${url}`),
      );
      expect(early).toEqual([]);
    });
});

test('of the styles that a page brings, and the scripts that are joined, the next one asks for nothing again', {
  tag: '@weight',
}, async ({ browser }) => {
  const context = await phoneWith(browser, SHOPPING);
  const page = await context.newPage();
  const broughtAlong: string[] = [];
  const joined: string[] = [];
  const use = async () => {
    const links = page.locator('link[rel=stylesheet][disabled]');
    broughtAlong.push(
      ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
    );
    const parts = page.locator('script[type=joined]');
    joined.push(...(await parts.evaluateAll((all) => all.map((part) => part.getAttribute('src') ?? ''))));
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/product-detail/);
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
  };
  const asked = await visit(page, new URL(paths.home, settings.origin).href, { use });
  await context.close();
  const files = asked.map(({ url, phase }) => ({ file: new URL(url).pathname, phase }));
  const styles = files.filter(({ file }) => file.endsWith('.css'));
  expect(broughtAlong.length).toBeGreaterThan(1);
  expect(styles.filter(({ phase }) => phase !== 'use')).toEqual([]);
  expect(styles.filter(({ file }) => broughtAlong.includes(file))).toEqual([]);
  expect(joined.length).toBeGreaterThan(3);
  expect(files.filter(({ file }) => joined.includes(file))).toEqual([]);
});

test('scripts ask to be compiled while they come in', { tag: '@weight' }, async ({ browser }) => {
  const home = { path: paths.home, cookie: SHOPPING };
  const scripts = (await weighUntouched(browser, home)).filter(({ kind }) => kind === 'js');
  const late = scripts.filter(({ text = '' }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(scripts.length).toBeGreaterThan(2);
  expect(late.map(({ url }) => url)).toEqual([]);
});

const FIRST_VIEWS = [
  ...PAGES.map(({ path }) => path),
  paths.categories,
  paths.todaySpecial(),
  paths.search('onion'),
].map((path) => ({ path, cookie: SHOPPING }));

/** The texts that a script names: whole, as those for a number, or made of parts such as `toast.${by}_limit`. */
function namedIn(script: string): string[] {
  const whole = [...script.matchAll(/"([a-z_]+\.\w*)"/g)].map(([, id = '']) => `${id}(_one|_other)?`);
  const made = [...script.matchAll(/`([a-z_]+\.\w*)\$\{[^}]*\}(\w*)`/g)].map(
    ([, from, to]) => `${from}\\w+${to}`,
  );
  const names = [...whole, ...made].map((name) => new RegExp(`^${name.replace('.', '\\.')}$`));
  return Object.keys(en).filter((id) => names.some((name) => name.test(id)));
}

/** Of those from the start, or the rest, which comes when a text is missing there. */
function isListOfTexts(script: string): boolean {
  return (['nav.skip', 'shop.copyright'] as const).some((id) => script.includes(`"${id}":"${en[id]}"`));
}

test('a browser has the texts from the start that first views name, and no others', {
  tag: '@weight',
}, async ({ browser }) => {
  const weighed = await Promise.all(FIRST_VIEWS.map((view) => weighUntouched(browser, view)));
  const scripts = new Set(weighed.flat().map(({ text = '' }) => text));
  const named = new Set([...scripts].filter((script) => !isListOfTexts(script)).flatMap(namedIn));
  const first = Object.keys(firstEn);
  expect({
    missing: [...named].filter((id) => !first.includes(id)),
    needless: first.filter((id) => !named.has(id)),
  }).toEqual({ missing: [], needless: [] });
});

test('what is looked for in scripts stands in some', { tag: '@weight' }, () => {
  const built = fs.readdirSync(BUILT).filter((file) => file.endsWith('.js'));
  const texts = built.map((file) => fs.readFileSync(path.join(BUILT, file), 'utf8'));
  const nowhere = Object.entries(NOT_YET).filter(([, mark]) => !texts.some((text) => mark.test(text)));
  expect(nowhere).toEqual([]);
});

test('the floor was measured with the framework in use', { tag: '@weight' }, () => {
  const { next, react } = packages.dependencies;
  expect({ next: FLOOR.next, react: FLOOR.react }).toEqual({ next, react });
});
