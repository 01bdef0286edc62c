// Preloaded into a program: on SIGUSR2 it writes its memory and handles to stdout, in a line that begins with "use ".
const { setTimeout: pause } = require('node:timers/promises');
const v8 = require('node:v8');
const vm = require('node:vm');
const { isMainThread } = require('node:worker_threads');

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');
const SHORT_LIVED = ['Immediate', 'TickObject', 'Timeout'];
/** Several, since what one collection finalises is only freed by a later one. */
const COLLECTIONS = 4;
const BETWEEN_MS = 250;

if (isMainThread) {
  process.on('SIGUSR2', async () => {
    for (let time = 0; time < COLLECTIONS; time++) {
      collectGarbage();
      await pause(BETWEEN_MS);
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    const handles = process.getActiveResourcesInfo().filter((name) => !SHORT_LIVED.includes(name)).length;
    process.stdout.write(`use ${JSON.stringify({ heap: heapUsed + external, rss, handles })}\n`);
  });
}
