import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { awaitWorkBehind } from './work-behind';

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

test('a request is done when all is done behind its answer, and nothing of another request', async () => {
  const [mine, more, ofAnother] = [work(), work(), work()];
  let isDone = false;
  const handle = awaitWorkBehind((_req, { statusCode }) => {
    if (statusCode === 500) return keepAlive(ofAnother.done);
    keepAlive(mine.done.then(() => keepAlive(more.done)));
  });
  void handle(req, { statusCode: 500 } as ServerResponse);
  const handled = Promise.resolve(handle(req, res)).then(() => {
    isDone = true;
  });
  await turn();
  mine.end();
  await turn();
  expect(isDone).toBe(false);
  more.end();
  await handled;
  expect(isDone).toBe(true);
});

test('what fails behind an answer is logged, what fails before it is told', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const behind = work();
  const answered = Promise.resolve(awaitWorkBehind(() => keepAlive(behind.done))(req, res));
  behind.fail(new Error('no page'));
  await expect(answered).resolves.toBeUndefined();
  expect(logged).toHaveBeenCalledWith(new Error('no page'));
  logged.mockRestore();
  const failing = awaitWorkBehind(async () => {
    throw new Error('no answer');
  });
  await expect(failing(req, res)).rejects.toThrow('no answer');
});
