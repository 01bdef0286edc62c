import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isNginxOpen, stopInstance } from './programs.mjs';

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-here-'));
});
afterEach(() => {
  for (const process of processes.splice(0)) process.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A process with these flags of Node whose id is in the file. */
async function runs(name: string, ...flags: string[]): Promise<ChildProcess> {
  const code = 'setInterval(() => {}, 1000); console.log("up")';
  const child = spawn(process.execPath, [...flags, '-e', code]);
  processes.push(child);
  await once(child.stdout, 'data');
  fs.writeFileSync(path.join(folder, name), String(child.pid));
  return child;
}

test('an instance is stopped', async () => {
  const instance = await runs('api-1.pid', `--title=${path.join(folder, 'api-1.pid')}`);
  const ended = once(instance, 'exit');
  await stopInstance(folder, 'api-1');
  expect(await ended).toEqual([null, 'SIGTERM']);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('another program that has the id of an instance since is left alone', async () => {
  const stranger = await runs('api-1.pid');
  const ended = once(stranger, 'exit');
  await stopInstance(folder, 'api-1');
  expect(fs.readdirSync(folder)).toEqual([]);
  stranger.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
});

test('nginx is open while its process runs, not while another program has its id', async () => {
  expect(isNginxOpen(folder)).toBe(false);
  await runs('nginx.pid');
  expect(isNginxOpen(folder)).toBe(false);
  await runs('nginx.pid', `--title=nginx: master process nginx -c ${path.join(folder, 'nginx.conf')}`);
  expect(isNginxOpen(folder)).toBe(true);
});
