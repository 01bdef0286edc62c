import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './lib/settings.mjs';

/** @typedef {{ name: string, scripts: string[], styles: string[] }} Page its path, and the addresses of its files */

/** A script tag of a page, except `nomodule` ones, which modern browsers skip. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.-]+\.js)"[^<>]* async=""><\/script>/g;
const STYLE = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[\w.-]+\.css)"/g;
/** The expression by which a chunk names its own file to the bundler's runtime; the runtime chunk has none. */
const OWN_SCRIPT = '"object"==typeof document?document.currentScript:void 0';
/** A dynamic import of one chunk. */
const LOADED = /\["(static\/chunks\/[\w.-]+\.js)"\]/;
/** A key of lib/messages/first, which identifies a language's first texts. */
const FIRST_TEXT = '"nav.skip":';
const LANGUAGES = 2;
const CHUNKS = '/_next/static/chunks/';
const RUNTIME = /\/turbopack-[\w.-]+$/;

/** The pages on the way to an order. Each stands for all paths with the same first segment. */
const SHOPPING = [
  'product-detail/placeholder',
  'category/placeholder',
  'search/placeholder',
  'today-special',
  'cart',
  'checkout',
];

/**
 * Joins the scripts that are on every page into one file, and those on every page except internal ones (`_…`) into a
 * second one (docs/adr/0034). The originals stay. joined-scripts.json lists what each joined file contains, and for
 * each language the chunk with its remaining texts. The second file also lists the extra files of the pages on the way
 * to an order (docs/adr/0038).
 */
const distDir = path.resolve(ROOT, process.argv[2] ?? '.next');
const pages = await readPages(path.join(distDir, 'server', 'app'));
const shopPages = pages.filter(({ name }) => !name.startsWith('_'));
const everywhere = inAll(pages.map(({ scripts }) => scripts));
const inTheShop = inAll(shopPages.map(({ scripts }) => scripts)).filter((file) => !everywhere.includes(file));
if (everywhere.length < 2 || inTheShop.length < 2)
  throw new Error('The pages of this build share no scripts.');
const joined = [
  await join(everywhere),
  await join(inTheShop, `self.koodaiPageFiles=${JSON.stringify(filesOfShopping())}`),
];
const built = { joined, texts: await restsOfTexts() };
await fs.writeFile(path.join(distDir, 'joined-scripts.json'), `${JSON.stringify(built, undefined, 2)}\n`);

/**
 * @param {string} folder
 * @returns {Promise<Page[]>}
 */
async function readPages(folder) {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const read = names.map(async (name) => {
    const html = await fs.readFile(path.join(folder, name), 'utf8');
    return { name, scripts: addressesIn(html, SCRIPT), styles: addressesIn(html, STYLE) };
  });
  return (await Promise.all(read)).filter(({ scripts }) => scripts.length > 0);
}

/**
 * @param {string} html
 * @param {RegExp} tag
 */
function addressesIn(html, tag) {
  return [...html.matchAll(tag)].map(([, address = '']) => address);
}

/**
 * The entries that are in each of the lists.
 *
 * @param {string[][]} lists
 */
function inAll([first = [], ...others]) {
  return first.filter((one) => others.every((list) => list.includes(one)));
}

function filesOfShopping() {
  const ofAll = inAll(shopPages.map(filesOf));
  const ofEach = SHOPPING.map((name) => {
    const page = shopPages.find((page) => page.name === path.join('en', `${name}.html`));
    if (!page) throw new Error(`This build has no page ${name}.`);
    return [name.split('/')[0], filesOf(page).filter((file) => !ofAll.includes(file))];
  });
  return Object.fromEntries(ofEach);
}

/** @param {Page} page */
function filesOf({ scripts, styles }) {
  return [...styles, ...scripts];
}

/** Maps the chunk of each language's first texts to the chunk of its remaining texts. */
async function restsOfTexts() {
  const folder = fileOf(CHUNKS);
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.js'));
  const read = names.map(async (name) => {
    const script = await fs.readFile(path.join(folder, name), 'utf8');
    const rest = script.includes(FIRST_TEXT) && LOADED.exec(script)?.[1];
    return rest ? [[`${CHUNKS}${name}`, `/_next/${rest}`]] : [];
  });
  const rests = (await Promise.all(read)).flat();
  if (rests.length !== LANGUAGES)
    throw new Error('The texts of this build cannot be distinguished from other scripts.');
  return Object.fromEntries(rests);
}

/**
 * @param {string[]} of
 * @param {string[]} more
 */
async function join(of, ...more) {
  const text = smallest([...(await Promise.all(of.map(withOwnPath))), ...more]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 13);
  const file = `${CHUNKS}joined-${hash}.js`;
  await fs.writeFile(fileOf(file), text);
  return { file, of };
}

/**
 * The scripts in an order in which they compress well. They register their modules, so that any order will do: each is
 * moved to where it makes the whole smallest, until no move helps.
 *
 * @param {string[]} scripts
 */
function smallest(scripts) {
  let best = written(scripts);
  for (const script of scripts) {
    const others = best.scripts.filter((other) => other !== script);
    const orders = scripts.map((_, place) => others.toSpliced(place, 0, script));
    for (const order of orders.map(written)) if (order.bytes < best.bytes) best = order;
  }
  return best.text;
}

/** @param {string[]} scripts */
function written(scripts) {
  const text = scripts.join('\n;');
  return { scripts, text, bytes: gzipSync(text, { level: 9 }).length };
}

/**
 * The script, with its own path written in: joined, it can no longer read that from the script tag.
 *
 * @param {string} address
 */
async function withOwnPath(address) {
  const parts = (await fs.readFile(fileOf(address), 'utf8')).split(OWN_SCRIPT);
  if (parts.length !== (RUNTIME.test(address) ? 1 : 2))
    throw new Error(`${address} has an unexpected format: it cannot be joined.`);
  return parts.join(JSON.stringify(address.replace('/_next/', '')));
}

/** @param {string} address */
function fileOf(address) {
  return path.join(distDir, address.replace('/_next/', ''));
}
