import { runNode } from './run-tool.mjs';

test('a program resolves with its exit code', async () => {
  await expect(runNode(['-e', 'process.exit(3)'])).resolves.toBe(3);
});

test('a program that a signal has killed resolves with the exit code that a shell reports', async () => {
  await expect(runNode(['-e', "process.kill(process.pid, 'SIGKILL')"])).resolves.toBe(137);
});
