import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const ROOT = path.resolve(__dirname, '..');
const BUILT = 'dist/shop-api/server.cjs';
const SOURCES = ['server.ts', 'shop.ts', 'db/pglite/worker.ts'];
const DATA = ['db/migrations', 'seed/produce', 'seed/zoom', 'seed/art'];
const DATA_FILES = ['seed/catalogue.json', 'seed/pincodes-tn.json'];

let project: string;
beforeEach(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-build-')));
  fs.cpSync(path.join(ROOT, 'scripts'), path.join(project, 'scripts'), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(project, 'node_modules'), 'junction');
  for (const name of DATA) fs.mkdirSync(path.join(project, 'shop-api', name), { recursive: true });
  for (const name of [...SOURCES, ...DATA_FILES]) write(`shop-api/${name}`, `console.log('new')`);
  write(BUILT, 'old');
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

function write(name: string, text: string) {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

const built = () => fs.readFileSync(path.join(project, BUILT), 'utf8');
const build = () => promisify(execFile)(process.execPath, ['scripts/build-api.mjs'], { cwd: project });

/** Code that imports these names from a module of the project. */
function codeOf(names: string, module: string, code: string): string[] {
  const { href } = pathToFileURL(path.join(project, module));
  return ['--input-type=module', '-e', `import { ${names} } from ${JSON.stringify(href)};\n${code}`];
}

/** Makes the build look complete and up to date. */
async function stamp() {
  write('.next/BUILD_ID', '');
  const code = codeOf(
    'hashOfInputs, writeStamp',
    'scripts/lib/build-stamp.mjs',
    'writeStamp(hashOfInputs());',
  );
  await promisify(execFile)(process.execPath, code);
}

async function underOpenShop(work: () => Promise<void>) {
  const code = `
    await registerOpenShop('http://localhost:3999');
    setInterval(() => {}, 1000);
    console.log('open');
  `;
  const shop = spawn(process.execPath, codeOf('registerOpenShop', 'scripts/lib/open-shops.mjs', code));
  try {
    await once(shop.stdout, 'data');
    await work();
  } finally {
    shop.kill('SIGKILL');
    await once(shop, 'exit');
  }
}

test('the shop API is built while no shop is open', async () => {
  await build();
  expect(built()).toContain('new');
});

test('the shop API is not built under an open shop', () =>
  underOpenShop(async () => {
    await expect(build()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Stop them first'),
    });
    expect(built()).toBe('old');
  }));

test('a build that is up to date stays as it is, also under an open shop', async () => {
  await stamp();
  await underOpenShop(async () => {
    await build();
    expect(built()).toBe('old');
  });
});
