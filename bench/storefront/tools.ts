import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

const FOLDER = path.join(__dirname, 'tools');
const require = createRequire(path.join(FOLDER, 'package.json'));

/** Installs Lighthouse and other tools that only the benchmark needs, from their lockfile (docs/adr/0020). */
export async function ensureTools(): Promise<void> {
  const [wanted, present] = ['package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
    fs.statSync(path.join(FOLDER, file), { throwIfNoEntry: false }),
  );
  if (wanted && present && present.mtimeMs >= wanted.mtimeMs) return;
  process.stderr.write('Installing the tools of the benchmark …\n');
  await promisify(execFile)('npm', ['ci', '--ignore-scripts'], {
    cwd: FOLDER,
    shell: process.platform === 'win32',
  });
}

async function load(name: string): Promise<unknown> {
  return import(pathToFileURL(require.resolve(name)).href);
}

type Autocannon = (options: object) => Promise<unknown>;
type Lighthouse = (url: string, flags: object) => Promise<unknown>;
type HttpProxy = FastifyPluginAsync<{ upstream: string }>;
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>;

const callable = <Call>() => z.custom<Call>((value) => typeof value === 'function');

export const loadAutocannon = async (): Promise<Autocannon> =>
  z.object({ default: callable<Autocannon>() }).parse(await load('autocannon')).default;
export const loadLighthouse = async (): Promise<Lighthouse> =>
  z.object({ default: callable<Lighthouse>() }).parse(await load('lighthouse')).default;
export const loadChromeLauncher = async (): Promise<Launch> =>
  z.object({ launch: callable<Launch>() }).parse(await load('chrome-launcher')).launch;

/** The path of the script that defines `webVitals` in a page. */
export const webVitalsScript = (): string =>
  path.join(FOLDER, 'node_modules/web-vitals/dist/web-vitals.iife.js');
export const loadHttpProxy = async (): Promise<HttpProxy> =>
  z.object({ default: callable<HttpProxy>() }).parse(await load('@fastify/http-proxy')).default;
