import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Ports } from '@/deploy/here/folder.mjs';
import { freePort } from '@/shop-api/testing/free-port';

/** Settings and a site that an operator's nginx may have besides the shop. */
const BESIDE = `server_tokens on; client_max_body_size 1m; client_header_timeout 20s; proxy_read_timeout 60s;
  proxy_http_version 1.1; proxy_set_header X-Site other; large_client_header_buffers 4 8k;`;

let folder: string;
let ports: Ports;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-nginx-'));
  const { PORT_NAMES, writeNginxFiles } = await import('@/deploy/here/folder.mjs');
  const { runNginx } = await import('@/deploy/here/programs.mjs');
  const taken: [string, number][] = [];
  for (const name of PORT_NAMES) taken.push([name, await freePort()]);
  ports = Object.fromEntries(taken) as Ports;
  writeNginxFiles(folder, { ports });
  const main = path.join(folder, 'nginx.conf');
  fs.writeFileSync(main, fs.readFileSync(main, 'utf8').replace('http {', `http {\n  ${BESIDE}`));
  await runNginx(folder, 'start');
  stop = () => runNginx(folder, 'quit');
});
afterAll(async () => {
  await stop?.();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function get(client: typeof http | typeof https, port: number, asked: string, host = 'localhost') {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { port, path: asked, host: '127.0.0.1', headers: { host }, rejectUnauthorized: false };
    client.get(options, resolve).once('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test('plain http leads to the name of the shop, whatever name was asked for', async () => {
  for (const host of ['localhost', 'evil.example']) {
    const { status, headers } = await get(http, ports.http, '/cart?a=1', host);
    expect([host, status, headers.location]).toEqual([host, 308, 'https://localhost/cart?a=1']);
  }
});

test('a certificate authority finds its proof by plain http', async () => {
  const challenges = path.join(folder, 'acme/.well-known/acme-challenge');
  fs.mkdirSync(challenges, { recursive: true });
  fs.writeFileSync(path.join(challenges, 'token'), 'proof');
  const answer = await get(http, ports.http, '/.well-known/acme-challenge/token');
  expect(answer).toMatchObject({ status: 200, body: 'proof' });
});

test('answers that nginx gives itself tell browsers to use https', async () => {
  const shared = path.join(folder, 'shared/_next/static');
  fs.mkdirSync(shared, { recursive: true });
  fs.writeFileSync(path.join(shared, 'old.js'), 'old()');
  for (const name of ['unavailable.html', 'unavailable.json'])
    fs.writeFileSync(path.join(folder, 'shared', name), '');
  for (const [asked, status] of [
    ['/', 503],
    ['/api/cart', 503],
    ['/_next/static/old.js', 200],
  ] as const) {
    const answer = await get(https, ports.https, asked);
    const policy = answer.headers['strict-transport-security'];
    expect([asked, answer.status, policy]).toEqual([asked, status, 'max-age=63072000; includeSubDomains']);
  }
});
