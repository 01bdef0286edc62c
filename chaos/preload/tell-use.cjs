// Loaded into a program before its own code: on SIGUSR2 it writes what it holds on to, in a line that begins with "use ".
const { setTimeout: pause } = require('node:timers/promises');
const v8 = require('node:v8');
const vm = require('node:vm');
const { isMainThread } = require('node:worker_threads');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
const PASSING = ['Immediate', 'TickObject', 'Timeout'];
/** What one collection finds to be finished is let go of by a later one. */
const COLLECTIONS = 4;
const BETWEEN_MS = 250;

if (isMainThread) {
  process.on('SIGUSR2', async () => {
    for (let time = 0; time < COLLECTIONS; time++) {
      collectGarbage();
      await pause(BETWEEN_MS);
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().filter((name) => !PASSING.includes(name)).length;
    process.stdout.write(`use ${JSON.stringify({ heap: heapUsed + external, rss, handles })}\n`);
  });
}
