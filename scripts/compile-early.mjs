import fs from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './lib/settings.mjs';

/** V8's explicit compile hint (docs/adr/0022): compile every function during download, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Prepends the hint to every script of a folder that lacks it. */
const folder = path.resolve(ROOT, process.argv[2] ?? '.next/static');
const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
const scripts = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.js'));
await Promise.all(scripts.map((entry) => hint(path.join(entry.parentPath ?? entry.path, entry.name))));

/** @param {string} file */
async function hint(file) {
  const script = await fs.readFile(file, 'utf8');
  if (!script.startsWith(HINT)) await fs.writeFile(file, HINT + script);
}
