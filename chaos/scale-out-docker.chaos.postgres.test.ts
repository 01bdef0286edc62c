import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '@/shop-api/testing/running-program';

// The check accepts ports that are in use.
const OF_NGINX = { http: 8080, https: 8443, apis: 4000, revalidate: 4001 };
const PORTS = { ...OF_NGINX, 'api-1': 4101, 'api-2': 4102, 'storefront-1': 3101, 'storefront-2': 3102 };

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-docker-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

test('nginx accepts the upstreams of the Docker deployment while no instance is up', async () => {
  const { writeNginxFiles } = await import('@/deploy/here/folder.mjs');
  writeNginxFiles(folder, { ports: PORTS });
  fs.cpSync(path.join(ROOT, 'deploy/nginx/upstreams'), path.join(folder, 'upstreams'), { recursive: true });
  const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  });
  expect(checked.stderr).toContain('test is successful');
});
