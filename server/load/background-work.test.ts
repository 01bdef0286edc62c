import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { trackBackgroundWork } from './background-work';

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

test('a response resolves with the background work of its own request only', async () => {
  const [mine, more, ofAnother] = [work(), work(), work()];
  let isDone = false;
  const handle = trackBackgroundWork((_req, { statusCode }) => {
    if (statusCode === 500) return keepAlive(ofAnother.done);
    keepAlive(mine.done.then(() => keepAlive(more.done)));
  });
  await handle(req, { statusCode: 500 } as ServerResponse);
  const { backgroundWork } = await handle(req, res);
  const done = backgroundWork.then(() => {
    isDone = true;
  });
  mine.end();
  await turn();
  expect(isDone).toBe(false);
  more.end();
  await done;
  expect(isDone).toBe(true);
});

test('an error after the response is logged, an error before it rejects', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const failing = work();
  const { backgroundWork } = await trackBackgroundWork(() => keepAlive(failing.done))(req, res);
  failing.fail(new Error('no page'));
  await expect(backgroundWork).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledWith(new Error('no page'));
  logged.mockRestore();
  const refused = trackBackgroundWork(async () => {
    throw new Error('no answer');
  });
  await expect(refused(req, res)).rejects.toThrow('no answer');
});
