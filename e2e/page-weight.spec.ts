import fs from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright/test';
import {
  FLOOR,
  limitOf,
  type Measures,
  measuresOf,
  NOT_ON_FIRST_VIEW,
  PAGES,
  RETURNING_COOKIE,
  RETURNING_PAGES,
  WEIGHED_PAGES,
  type WeighedPage,
} from '@/bench/weight/budgets';
import { holdUnusedTimer } from '@/bench/weight/left-alone';
import { analyse, grown, storedModules } from '@/bench/weight/modules';
import { sumsOf } from '@/bench/weight/sum';
import { PHONE, visit } from '@/bench/weight/visit';
import { type Weighed, weigh } from '@/bench/weight/weigh';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/test';
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
  await holdUnusedTimer(page);
  const asked = await visit(page, new URL(address, settings.origin).href);
  await context.close();
  return weigh(asked.filter(({ phase }) => phase !== 'use'));
}

function overOf(is: Measures, may: Measures): string[] {
  return (['js', 'css', 'html', 'all', 'requests'] as const)
    .filter((measure) => is[measure] > may[measure])
    .map((measure) => `${WORDS[measure]}: ${is[measure]}, allowed are ${may[measure]}`);
}

/** Lists the modules that have grown since the budgets were set. */
async function blame({ route }: WeighedPage): Promise<string> {
  test.setTimeout(BUILD_MS);
  const [before = {}, now = {}] = [storedModules()[route], (await analyse([route]))[route]];
  return ['grown since the budgets were set:', ...grown(before, now).slice(0, MOST_NAMED)].join('\n  ');
}

// why: the scripts of a trace count as interaction (navigator.userActivation), after which a page loads more
test.use({ trace: 'off' });

// why: `blame` runs a build, and only one can run at a time
test.describe.configure({ mode: 'default' });

test.describe('before any interaction, on a phone', { tag: '@weight' }, () => {
  for (const weighed of WEIGHED_PAGES)
    test(`${weighed.name} is within its budget of bytes and requests`, async ({ browser }) => {
      const over = overOf(measuresOf(sumsOf(await weighUntouched(browser, weighed))), limitOf(weighed));
      if (over.length > 0) throw new Error(`${over.join('\n')}\n${await blame(weighed)}`);
    });

  for (const weighed of RETURNING_PAGES)
    test(`${weighed.name} loads no script that is not needed yet`, async ({ browser }) => {
      const scripts = (await weighUntouched(browser, weighed)).filter(({ kind }) => kind === 'js');
      const early = Object.entries(NOT_ON_FIRST_VIEW).flatMap(([what, mark]) =>
        scripts.filter(({ text = '' }) => mark.test(text)).map(({ url }) => `${what}: ${url}`),
      );
      expect(early).toEqual([]);
    });
});

test('the next page does not request styles and scripts again that came with the previous one', {
  tag: '@weight',
}, async ({ browser }) => {
  const context = await phoneWith(browser, RETURNING_COOKIE);
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

test('scripts ask to be compiled while they load', { tag: '@weight' }, async ({ browser }) => {
  const home = { path: paths.home, cookie: RETURNING_COOKIE };
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
].map((path) => ({ path, cookie: RETURNING_COOKIE }));

/** The message ids that a script names: literally, as a plural, or by a template such as `toast.${by}_limit`. */
function namedIn(script: string): string[] {
  const whole = [...script.matchAll(/"([a-z_]+\.\w*)"/g)].map(([, id = '']) => `${id}(_one|_other)?`);
  const made = [...script.matchAll(/`([a-z_]+\.\w*)\$\{[^}]*\}(\w*)`/g)].map(
    ([, from, to]) => `${from}\\w+${to}`,
  );
  const names = [...whole, ...made].map((name) => new RegExp(`^${name.replace('.', '\\.')}$`));
  return Object.keys(en).filter((id) => names.some((name) => name.test(id)));
}

/** Whether the script is one of the two lists of texts: the initial ones, or the rest, which loads on demand. */
function isListOfTexts(script: string): boolean {
  return (['nav.skip', 'shop.copyright'] as const).some((id) => script.includes(`"${id}":"${en[id]}"`));
}

test('the initial texts are exactly those that first views use', {
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

test('every searched mark occurs in some script', { tag: '@weight' }, () => {
  const built = fs.readdirSync(BUILT).filter((file) => file.endsWith('.js'));
  const texts = built.map((file) => fs.readFileSync(path.join(BUILT, file), 'utf8'));
  const nowhere = Object.entries(NOT_ON_FIRST_VIEW).filter(
    ([, mark]) => !texts.some((text) => mark.test(text)),
  );
  expect(nowhere).toEqual([]);
});

test('the baseline was measured with the installed framework version', { tag: '@weight' }, () => {
  const { next, react } = packages.dependencies;
  expect({ next: FLOOR.next, react: FLOOR.react }).toEqual({ next, react });
});
