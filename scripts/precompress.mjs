import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ROOT } from './lib/settings.mjs';

const TEXT = /\.(js|css|json|svg|txt|map|xml|webmanifest)$/;
const SMALLEST_BYTES = 1024;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a .br and a .gz next to every text file of a folder, where they save bytes. */
const folder = path.resolve(ROOT, process.argv[2] ?? '.next/static');
const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
await Promise.all(files.map((entry) => compress(path.join(entry.parentPath ?? entry.path, entry.name))));

/** @param {string} file */
async function compress(file) {
  const content = await fs.readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })]);
  if (br.length < content.length) await fs.writeFile(`${file}.br`, br);
  if (gz.length < content.length) await fs.writeFile(`${file}.gz`, gz);
}
