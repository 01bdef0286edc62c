import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { type Target, toTarget } from './target';

const ROOT = path.join(__dirname, '../..');
const BUILT = path.join(ROOT, 'bench/floor/.next');
const PREFIX = '/_next/static/';

const run = promisify(execFile);

/** Builds the bare app with the installed Next. */
export async function buildFloor(): Promise<void> {
  const node = (...args: string[]) => run(process.execPath, args, { cwd: ROOT, env: buildEnv });
  await node('node_modules/next/dist/bin/next', 'build', 'bench/floor');
  await fs.mkdir(path.join(BUILT, 'page'), { recursive: true });
  await fs.copyFile(path.join(BUILT, 'server/app/index.html'), path.join(BUILT, 'page/index.html'));
  for (const folder of ['static', 'page']) await node('scripts/precompress.mjs', path.join(BUILT, folder));
}

const buildEnv = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

/** Serves the bare app as precompressed static files: the lower bound for any page of Next. */
export async function openFloor(): Promise<{ target: Target; close: () => void }> {
  const options = { brotli: true, gzip: true, etag: true };
  const [files, page] = [sirv(path.join(BUILT, 'static'), options), sirv(path.join(BUILT, 'page'), options)];
  const server = http.createServer((req, res) => {
    if (!req.url?.startsWith(PREFIX)) return page(req, res);
    req.url = req.url.slice(PREFIX.length - 1);
    files(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const target = toTarget({
    name: 'A bare Next app',
    origin: `http://localhost:${port}`,
    pages: { home: '/' },
    load: { 'home, cached': '/' },
  });
  return { target, close: () => void server.close() };
}
