import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';

/** A script file of a page; browsers that take modules leave the old one out. */
const SCRIPT = /<script src="\/_next\/static\/chunks\/([\w.-]+\.js)"[^<>]* async=""><\/script>/g;
/** By what a file tells the bundler's runtime which one it is; the runtime does not. */
const ITSELF = '"object"==typeof document?document.currentScript:void 0';
const RUNTIME = /^turbopack-/;

/**
 * Joins the script files of a build that are on every page to one, and those that are on every page of the shop, the
 * framework's own pages left out, to another (docs/adr/0034). They stay as well: a page with other files names them.
 * joined-scripts.json says what is in which.
 */
const distDir = path.resolve(ROOT, process.argv[2] ?? '.next');
const chunks = path.join(distDir, 'static', 'chunks');
const pages = await readPages(path.join(distDir, 'server', 'app'));
const everywhere = inAll(pages);
const inTheShop = inAll(pages.filter(({ name }) => !name.startsWith('_')));
const groups = [everywhere, inTheShop.filter((file) => !everywhere.includes(file))];
const joined = await Promise.all(groups.filter((group) => group.length > 1).map(join));
await fs.writeFile(path.join(distDir, 'joined-scripts.json'), `${JSON.stringify(joined, undefined, 2)}\n`);

async function readPages(folder) {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html'));
  const read = names.map(async (name) => {
    const html = await fs.readFile(path.join(folder, name), 'utf8');
    return { name, files: [...html.matchAll(SCRIPT)].map(([, file]) => file) };
  });
  return (await Promise.all(read)).filter(({ files }) => files.length > 0);
}

function inAll([first, ...others]) {
  return (first?.files ?? []).filter((file) => others.every(({ files }) => files.includes(file)));
}

async function join(files) {
  const texts = await Promise.all(files.map(nameItself));
  const text = texts.join(';\n');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 13);
  await fs.writeFile(path.join(chunks, `joined-${hash}.js`), text);
  return { file: `joined-${hash}.js`, of: files };
}

/** The file, for when it is no longer a script of its own: the runtime takes its path as well. */
async function nameItself(file) {
  const parts = (await fs.readFile(path.join(chunks, file), 'utf8')).split(ITSELF);
  if (parts.length !== (RUNTIME.test(file) ? 1 : 2))
    throw new Error(`The bundler writes ${file} in another way: it cannot be joined.`);
  return parts.join(JSON.stringify(`static/chunks/${file}`));
}
