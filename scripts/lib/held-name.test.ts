import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const MODULE = path.join(__dirname, 'held-name.mjs');
const NAME = `held-name.test ${process.pid}`;

/** Starts a process that holds the lock until it is killed. */
async function startHolder() {
  const code = `
    import { holdName } from ${JSON.stringify(pathToFileURL(MODULE).href)};
    await holdName(${JSON.stringify(NAME)});
    setInterval(() => {}, 1000);
    console.log('held');
  `;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(holder.stdout, 'data');
  return holder;
}

test('a lock survives clients that disconnect early, and is free once its process is gone', async () => {
  const { holdName, holderOf } = await import('./held-name.mjs');
  const holder = await startHolder();
  const { connect } = net;
  const leaving = jest.spyOn(net, 'connect').mockImplementation((...args: unknown[]) => {
    const socket: net.Socket = Reflect.apply(connect, net, args);
    return socket.once('connect', () => socket.destroy());
  });
  for (let times = 0; times < 300; times++) await holderOf(NAME);
  expect(leaving).toHaveBeenCalledTimes(300);
  leaving.mockRestore();
  expect(await holdName(NAME)).toBe(String(holder.pid));
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await holdName(NAME)).toBeUndefined();
});
