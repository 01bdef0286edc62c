import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

const ROOT = path.join(__dirname, '../..');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const STORED = path.join(__dirname, 'modules.json');
/** A separate folder, since analysing needs another build. */
const DIST_DIR = '.next-weigh';
const BROWSER_FILES = '/_next/static/';

const run = promisify(execFile);

/** The scripts and styles of a page's first view: compressed bytes of each module, by its path. */
export type Modules = Record<string, number>;

const sizes = z.record(z.string(), z.record(z.string(), z.number()));
const record = z.discriminatedUnion('type', [
  z.object({ type: z.literal('group'), kind: z.string(), outputs: z.array(z.string()) }),
  z.object({
    type: z.literal('part'),
    filename: z.string(),
    source_path: z.string(),
    compressed_size: z.number(),
  }),
  ...(['meta', 'module', 'route', 'output'] as const).map((type) => z.object({ type: z.literal(type) })),
]);

/** Builds again with Next's analyzer. Resolves with the first view of each route. Takes as long as a build. */
export async function analyse(routes: readonly string[]): Promise<Record<string, Modules>> {
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: DIST_DIR };
  const next = (...args: string[]) =>
    run(process.execPath, [NEXT, ...args], { cwd: ROOT, env, maxBuffer: 2 ** 28 });
  await next('experimental-analyze', '--output');
  const found: Record<string, Modules> = {};
  for (const route of routes) {
    const { stdout } = await next('analyze', 'export', '--dist-dir', DIST_DIR, '--route', route);
    found[route] = firstView(stdout);
  }
  return found;
}

/** @param lines the export of Next's analyzer, in which chunks of dynamic imports are in `async` groups */
export function firstView(lines: string): Modules {
  const records = lines
    .trim()
    .split('\n')
    .map((line) => record.parse(JSON.parse(line)));
  const atOnce = new Set(
    records.flatMap((one) => (one.type === 'group' && one.kind !== 'async' ? one.outputs : [])),
  );
  const modules: Modules = {};
  for (const one of records) {
    if (one.type !== 'part' || !one.filename.includes(BROWSER_FILES) || !atOnce.has(one.filename)) continue;
    const name = one.source_path.replace('[project]/', '');
    // why: code added by the bundler is named after its chunk, which changes with each build
    if (name.includes(BROWSER_FILES)) continue;
    modules[name] = (modules[name] ?? 0) + one.compressed_size;
  }
  return modules;
}

/** The modules that grew, the largest growth first, such as `components/site/search-form.tsx: 747 → 1502`. */
export function grown(before: Modules, now: Modules): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, bytes, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((one, other) => other.more - one.more)
    .map(({ name, bytes }) => `${name}: ${before[name] ?? 'not there'} → ${bytes}`);
}

export function storedModules(): Record<string, Modules> {
  return sizes.parse(JSON.parse(fs.readFileSync(STORED, 'utf8')));
}

export function storeModules(modules: Record<string, Modules>): void {
  fs.writeFileSync(STORED, `${JSON.stringify(modules, undefined, 2)}\n`);
}
