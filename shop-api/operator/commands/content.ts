import path from 'node:path';
import { z } from 'zod';
import { CMS_PAGES } from '@/lib/contract/shop/content';
import { LANGUAGES } from '@/lib/domain/language';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { cmsPages } from '@/shop-api/db/schema/content';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { findPage } from '@/shop-api/modules/content/repository';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { type CommandLineArgs, defineCommand, type LocalContext } from '../command';
import { CONTENT_LISTS } from '../content/lists';
import {
  fileOfPage,
  PAGE_KEYS,
  type Page,
  type PageKey,
  pageOfFile,
  readPage,
  writePage,
} from '../content/page-file';
import { decodeText } from '../csv/decode-text';
import { filesAt, placeOf, readFileOf, writeText } from '../csv/files';
import { readCsv } from '../csv/read-csv';
import { tableWire } from '../csv/tables-wire';
import { writeCsv } from '../csv/write-csv';
import { Refusal } from '../refusal';

const FILES = [...PAGE_KEYS.map(fileOfPage), ...CONTENT_LISTS.map(({ file }) => file)];
const MAX_BYTES = 1_000_000;
const rowsOutput = z.array(z.record(z.string(), z.string()));
const pageKey = { page: z.enum(CMS_PAGES), language: z.enum(LANGUAGES) };

const exportContent = defineCommand({
  name: 'content export',
  summary: 'Write the content pages of each language, FAQ, testimonials and banners into a folder.',
  args: [{ name: 'folder', about: 'created if it does not exist' }],
  prepare: async ({ folder }, local) => {
    placeOf(folder, local);
    return {};
  },
  input: z.object({}),
  output: z.object({
    pages: z.array(z.object({ ...pageKey, title: z.string(), description: z.string() })),
    lists: z.record(z.string(), rowsOutput),
  }),
  run: async ({ db }) => {
    const pages: Page[] = [];
    for (const key of PAGE_KEYS) {
      const page = await findWritten(db, key);
      if (page) pages.push(page);
    }
    const lists: Record<string, Record<string, string>[]> = {};
    for (const { file, read } of CONTENT_LISTS) lists[file] = await read(db);
    return { pages, lists };
  },
  finish: async ({ pages, lists }, { folder }, local) => {
    const to = placeOf(folder, local);
    for (const page of pages) await writeText(path.join(to, fileOfPage(page)), writePage(page));
    for (const { file, columns } of CONTENT_LISTS) {
      await writeText(path.join(to, file), writeCsv(columns, lists[file] ?? []));
    }
  },
  text: ({ pages, lists }, { folder }) =>
    `${pages.length} pages and ${Object.keys(lists).length} lists written to ${folder}.`,
});

const importInput = z.object({
  pages: z.array(z.object({ ...pageKey, text: z.string().max(MAX_BYTES) })),
  tables: z.array(tableWire),
});

async function prepareContent(
  { from }: CommandLineArgs,
  local: LocalContext,
): Promise<z.input<typeof importInput>> {
  const files = await filesAt(placeOf(from, local), (name) => FILES.includes(name));
  const content: z.input<typeof importInput> = { pages: [], tables: [] };
  for (const file of files) {
    const name = path.basename(file);
    const page = pageOfFile(name);
    const bytes = await readFileOf(file);
    if (page && bytes.length > MAX_BYTES)
      throw new Refusal(`${name} is too long: ${MAX_BYTES} bytes at most.`);
    if (page) content.pages.push({ ...page, text: decodeText(name, bytes, 'save it with that encoding') });
    else if (CONTENT_LISTS.some((list) => list.file === name)) content.tables.push(readCsv(name, bytes));
    else throw new Refusal(`${name} is not one of the content files: ${FILES.join(', ')}.`);
  }
  return content;
}

/** A page in one language; undefined when it is not written in it. */
async function findWritten(db: DbOrTx, key: PageKey): Promise<Page | undefined> {
  const row = await findPage(db, key.page);
  if (!row) return undefined;
  const { title, description } =
    key.language === 'en' ? row : { title: row.title2, description: row.description2 };
  return title === '' ? undefined : { ...key, title, description };
}

async function replacePage(tx: Tx, { title, description, ...key }: Page): Promise<boolean> {
  const old = await findWritten(tx, key);
  if (old?.title === title && old.description === description) return false;
  const written =
    key.language === 'en' ? { title, description } : { title2: title, description2: description };
  await tx
    .insert(cmsPages)
    .values({ pageName: key.page, title: '', description: '', ...written })
    .onConflictDoUpdate({ target: cmsPages.pageName, set: written });
  return true;
}

async function replaceList(tx: Tx, file: string, rows: Record<string, string>[]): Promise<boolean> {
  const list = CONTENT_LISTS.find((one) => one.file === file);
  if (!list || JSON.stringify(await list.read(tx)) === JSON.stringify(rows)) return false;
  await list.replace(tx, rows);
  return true;
}

const importContent = defineCommand({
  name: 'content import',
  summary: 'Import a content page, FAQ, testimonials or banners, or a folder of them; all of it or nothing.',
  args: [{ name: 'from', about: `a folder, or one of ${FILES.join(', ')}` }],
  prepare: prepareContent,
  input: importInput,
  output: z.object({
    changed: z.array(z.string()),
    unchanged: z.array(z.string()),
    cleaned: z.array(z.string()),
  }),
  run: ({ db }, { pages, tables }) => {
    const read = pages.map(({ text, ...key }) => ({ file: fileOfPage(key), ...readPage(key, text) }));
    const lists = tables.map((table) => {
      const list = CONTENT_LISTS.find(({ file }) => file === table.file);
      return {
        file: table.file,
        ...(list?.check(table) ?? { rows: [], problems: [`${table.file} is unknown`] }),
      };
    });
    const problems = [...read, ...lists].flatMap((one) => one.problems);
    if (problems.length > 0) throw new Refusal('Nothing was imported.', problems);
    return withTransaction(db, async (tx) => {
      const changed: string[] = [];
      for (const { file, page } of read) if (page && (await replacePage(tx, page))) changed.push(file);
      for (const { file, rows } of lists) if (await replaceList(tx, file, rows)) changed.push(file);
      await recordChanges(tx, changed.length > 0 ? [{ kind: 'content' }] : []);
      const all = [...read, ...lists].map(({ file }) => file);
      return {
        changed,
        unchanged: all.filter((file) => !changed.includes(file)),
        cleaned: read.filter(({ isCleaned }) => isCleaned).map(({ file }) => file),
      };
    });
  },
  text: ({ changed, unchanged, cleaned }) =>
    [
      `Changed: ${changed.join(', ') || 'nothing'}`,
      ...(unchanged.length > 0 ? [`Unchanged: ${unchanged.join(', ')}`] : []),
      ...cleaned.map((file) => `${file}: markup that a page may not hold was left out`),
    ].join('\n'),
});

export const contentCommands = [exportContent, importContent];
