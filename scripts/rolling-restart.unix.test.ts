import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SCRIPT = path.join(__dirname, '../deploy/rolling-restart.sh');
const INSTANCES = ['api-1', 'api-2', 'storefront-1', 'storefront-2'];

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-rolling-'));
  for (const name of INSTANCES) mark(name, '');
  writeProgram('reload', 'cat *.conf >>reloads; echo >>reloads');
  writeProgram('restart', 'echo "$1" >>restarts; ! grep -qx "$1" broken 2>/dev/null');
  writeProgram('sleep', ':');
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const fileOf = (name: string) => path.join(folder, name);
const linesOf = (name: string) => fs.readFileSync(fileOf(name), 'utf8').trimEnd().split('\n');

function mark(name: string, word: '' | ' down') {
  fs.writeFileSync(fileOf(`${name}.conf`), `server ${name} max_fails=1${word};\n`);
}

function writeProgram(name: string, command: string) {
  fs.writeFileSync(fileOf(name), `#!/bin/sh\ncd ${folder}\n${command}\n`, { mode: 0o755 });
}

function restartAll(...args: string[]) {
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    UPSTREAMS: folder,
    RELOAD: fileOf('reload'),
    RESTART: fileOf('restart'),
  };
  return spawnSync(SCRIPT, args, { env, encoding: 'utf8' });
}

/** The instances that nginx sent requests to after each reload. */
function liveAtEachReload(): string[][] {
  const configurations = fs.readFileSync(fileOf('reloads'), 'utf8').trimEnd().split('\n\n');
  return configurations.map((text) => INSTANCES.filter((name) => text.includes(`${name} max_fails=1;`)));
}

function expectNoGap() {
  for (const live of liveAtEachReload()) {
    expect(live).toEqual(expect.arrayContaining([expect.stringContaining('api')]));
    expect(live).toEqual(expect.arrayContaining([expect.stringContaining('storefront')]));
  }
  expect(liveAtEachReload().at(-1)).toEqual(INSTANCES);
}

test('instances are restarted one after the other, shop APIs first, and all are live in the end', () => {
  expect(restartAll()).toMatchObject({ status: 0, stderr: '' });
  expect(linesOf('restarts')).toEqual(INSTANCES);
  expectNoGap();
});

test.each(['api-2', 'storefront-2'])('a run that stopped at %s is repeated without a gap', (stoppedAt) => {
  fs.writeFileSync(fileOf('broken'), stoppedAt);
  expect(restartAll().status).not.toBe(0);
  fs.rmSync(fileOf('broken'));
  fs.rmSync(fileOf('restarts'));
  expect(restartAll()).toMatchObject({ status: 0, stderr: '' });
  const kind = stoppedAt.replace('2', '1');
  expect(linesOf('restarts').filter((name) => [stoppedAt, kind].includes(name))).toEqual([stoppedAt, kind]);
  expect(linesOf('restarts')).toHaveLength(INSTANCES.length);
  expectNoGap();
});

test('the only instance of its kind that is live is not taken out', () => {
  fs.rmSync(fileOf('storefront-2.conf'));
  const { status, stderr } = restartAll();
  expect(status).toBe(1);
  expect(stderr).toBe('storefront-1 was not restarted: nginx has no other storefront to send requests to.\n');
  expect(linesOf('restarts')).toEqual(['api-1', 'api-2']);
  expect(linesOf('storefront-1.conf')).toEqual(['server storefront-1 max_fails=1;']);
});

test('a folder without instances of a kind is an error, and nothing is restarted', () => {
  for (const name of ['storefront-1', 'storefront-2']) fs.rmSync(fileOf(`${name}.conf`));
  const { status, stderr } = restartAll();
  expect(status).not.toBe(0);
  expect(stderr).toContain('storefront-*.conf');
  expect(fs.existsSync(fileOf('restarts'))).toBe(false);
});

test.each(['--help', 'api-1'])('%s is refused, and nothing is restarted', (word) => {
  const { status, stderr } = restartAll(word);
  expect(status).toBe(2);
  expect(stderr).toContain('Usage:');
  expect(fs.existsSync(fileOf('restarts'))).toBe(false);
});

test('a second run at the same time is refused, and changes nothing', () => {
  writeProgram('restart', `echo "$1" >>restarts; RESTART=true ${SCRIPT} >second 2>&1; echo $? >>second`);
  expect(restartAll()).toMatchObject({ status: 0, stderr: '' });
  expect(linesOf('second').slice(-2)).toEqual([expect.stringContaining('Another run is at work'), '1']);
  expect(linesOf('restarts')).toEqual(INSTANCES);
  expectNoGap();
});

test('a run that was interrupted can be repeated', () => {
  writeProgram('restart', 'kill -TERM $PPID');
  expect(restartAll().status).toBe(1);
  writeProgram('restart', 'echo "$1" >>restarts');
  expect(restartAll()).toMatchObject({ status: 0, stderr: '' });
  expect(linesOf('restarts')).toEqual(INSTANCES);
  expectNoGap();
});
