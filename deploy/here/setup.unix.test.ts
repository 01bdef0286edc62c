import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { copyProject } from '../testing/copied-project';

/** A shop API that is ready at once, and leaves a file when it is stopped. */
const API = `
  const { createServer } = require('node:http');
  const { writeFileSync } = require('node:fs');
  createServer((_request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
  process.on('SIGTERM', () => {
    writeFileSync(process.env.DATA_DIR + '/stopped-' + process.env.PORT, '');
    process.exit(0);
  });
`;
const FILES = {
  'dist/publish-static.mjs': '',
  'dist/shop-api/server.cjs': API,
  'dist/storefront.mjs': 'process.exitCode = 7;',
  'bin/nginx': '#!/bin/sh\n',
  'bin/openssl': '#!/bin/sh\n',
};

let project: string;
beforeEach(() => {
  project = copyProject(FILES);
});
afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

test('a deployment of which one instance does not start leaves nothing running', async () => {
  const folder = path.join(project, 'here');
  const setup = pathToFileURL(path.join(project, 'deploy/here/setup.mjs')).href;
  const code = `
    import { startDeployment } from ${JSON.stringify(setup)};
    const env = { DATABASE_URL: 'postgres://a', REDIS_URL: 'redis://b' };
    await startDeployment(${JSON.stringify(folder)}, env).catch(({ message }) => console.log(message));
  `;
  const start = promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, PATH: `${path.join(project, 'bin')}:${process.env.PATH}` },
  });
  expect((await start).stdout).toMatch(/^storefront-\d did not start \(7\)/);
  const left = fs.readdirSync(folder);
  expect(left.filter((name) => name.startsWith('stopped-'))).toHaveLength(2);
  expect(left.filter((name) => name.endsWith('.pid'))).toEqual([]);
});
