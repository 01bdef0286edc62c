import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { tellWorkBehind } from './work-behind';

type Work = { end: () => void; fail: (error: Error) => void; done: Promise<void> };

const [req, res] = [{} as IncomingMessage, {} as ServerResponse];

function work(): Work {
  let [end, fail]: [() => void, (error: Error) => void] = [() => {}, () => {}];
  const done = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  return { end, fail, done };
}

/** As Next does it. */
function keepAlive(promise: Promise<unknown>): void {
  Reflect.get(globalThis, Symbol.for('@next/request-context')).get().waitUntil(promise);
}

test('an answer comes with what is done behind it, and with nothing of another request', async () => {
  const [mine, more, ofAnother] = [work(), work(), work()];
  let isDone = false;
  const handle = tellWorkBehind((_req, { statusCode }) => {
    if (statusCode === 500) return keepAlive(ofAnother.done);
    keepAlive(mine.done.then(() => keepAlive(more.done)));
  });
  await handle(req, { statusCode: 500 } as ServerResponse);
  const { behind } = await handle(req, res);
  const done = behind.then(() => {
    isDone = true;
  });
  mine.end();
  await turn();
  expect(isDone).toBe(false);
  more.end();
  await done;
  expect(isDone).toBe(true);
});

test('what fails behind an answer is logged, what fails before it is told', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failing = work();
  const { behind } = await tellWorkBehind(() => keepAlive(failing.done))(req, res);
  failing.fail(new Error('no page'));
  await expect(behind).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledWith(new Error('no page'));
  logged.mockRestore();
  const refused = tellWorkBehind(async () => {
    throw new Error('no answer');
  });
  await expect(refused(req, res)).rejects.toThrow('no answer');
});
