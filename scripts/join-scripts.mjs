import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';

/** A script file of a page; browsers that take modules leave the old one out. */
const SCRIPT = /<script src="(\/_next\/static\/chunks\/[\w.-]+\.js)"[^<>]* async=""><\/script>/g;
/** By what a file tells the bundler's runtime which one it is; the runtime does not. */
const ITSELF = '"object"==typeof document?document.currentScript:void 0';
const RUNTIME = /\/turbopack-[\w.-]+$/;

/**
 * Joins the script files of a build that are on every page to one, and those that are on all pages but the ones whose
 * names begin with `_` to another (docs/adr/0034). They stay as well. joined-scripts.json says what is in which, by
 * their addresses.
 */
const distDir = path.resolve(ROOT, process.argv[2] ?? '.next');
const pages = await readPages(path.join(distDir, 'server', 'app'));
const everywhere = inAll(pages);
const inTheShop = inAll(pages.filter(({ name }) => !name.startsWith('_')));
const groups = [everywhere, inTheShop.filter((address) => !everywhere.includes(address))];
if (groups.some((group) => group.length < 2)) throw new Error('The pages of this build share no scripts.');
const joined = await Promise.all(groups.map(join));
await fs.writeFile(path.join(distDir, 'joined-scripts.json'), `${JSON.stringify(joined, undefined, 2)}\n`);

async function readPages(folder) {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const read = names.map(async (name) => {
    const html = await fs.readFile(path.join(folder, name), 'utf8');
    return { name, scripts: [...html.matchAll(SCRIPT)].map(([, address]) => address) };
  });
  return (await Promise.all(read)).filter(({ scripts }) => scripts.length > 0);
}

function inAll([first, ...others]) {
  return (first?.scripts ?? []).filter((one) => others.every(({ scripts }) => scripts.includes(one)));
}

async function join(of) {
  const text = (await Promise.all(of.map(nameItself))).join('\n;');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 13);
  const file = `/_next/static/chunks/joined-${hash}.js`;
  await fs.writeFile(fileOf(file), text);
  return { file, of };
}

/** The script, for when it is no longer a file of its own: the runtime takes its path as well. */
async function nameItself(address) {
  const parts = (await fs.readFile(fileOf(address), 'utf8')).split(ITSELF);
  if (parts.length !== (RUNTIME.test(address) ? 1 : 2))
    throw new Error(`The bundler writes ${address} in another way: it cannot be joined.`);
  return parts.join(JSON.stringify(address.replace('/_next/', '')));
}

function fileOf(address) {
  return path.join(distDir, address.replace('/_next/', ''));
}
