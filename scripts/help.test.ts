import { spawnSync } from 'node:child_process';
import path from 'node:path';

test.each([
  ['start', 'npm start'],
  ['dev', 'npm run dev'],
  ['build', 'npm run build'],
  ['test', '--update'],
  ['conformance', '<mobile>'],
  ['serve-test-shops', '--namespaces'],
])('%s --help shows the usage and does nothing else', (name, shown) => {
  const script = path.join(__dirname, `${name}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--help'], {
    encoding: 'utf8',
    // why: any work would be refused with it
    env: { ...process.env, APP_ORIGIN: 'no address' },
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringContaining(shown),
    stderr: '',
  });
});
