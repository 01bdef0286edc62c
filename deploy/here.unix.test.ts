import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyProject } from './testing/copied-project';

/** A built project in which starting never ends. */
const FILES = {
  'dist/publish-static.mjs': `console.log('publishing'); setInterval(() => {}, 1000);`,
  '.next/BUILD_ID': '',
  'bin/openssl': '#!/bin/sh\n',
};

let project: string;
beforeEach(() => {
  project = copyProject(FILES);
  const stamp = pathToFileURL(path.join(project, 'scripts/lib/build-stamp.mjs')).href;
  const code = `import { hashOfInputs, writeStamp } from '${stamp}'; writeStamp(hashOfInputs());`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('a start that %s stops ends with the code %i', async (signal, expected) => {
  const start = spawn(process.execPath, ['deploy/here.mjs', 'start'], {
    cwd: project,
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://a',
      REDIS_URL: 'redis://b',
      PATH: `${path.join(project, 'bin')}:${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(start.stdout, 'data');
  start.kill(signal);
  const [code] = await once(start, 'exit');
  expect(code).toBe(expected);
});
