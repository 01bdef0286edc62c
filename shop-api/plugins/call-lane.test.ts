import { type CallLane, callLane } from './call-lane';

const LONGEST_WAIT_MS = 60_000;
const nobodyLeft = () => false;

/** Work that ends when the test says so. */
function heldWork() {
  const started: number[] = [];
  const releases: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      started.push(number);
      releases.push(() => resolve(number));
    });
  return { started, work, release: () => releases.shift()?.() };
}

function openLane(): CallLane {
  return callLane({ running: 2, waiting: 2, longestWaitMs: LONGEST_WAIT_MS });
}

const settle = () => new Promise(setImmediate);

test('two calls work, two wait, and the next is refused at once', async () => {
  const lane = openLane();
  const { started, work, release } = heldWork();
  const calls = [1, 2, 3, 4].map((number) => lane(nobodyLeft, work(number)));
  await settle();
  await expect(lane(nobodyLeft, work(5))).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual([1, 2]);
  for (let call = 0; call < calls.length; call++) {
    release();
    await settle();
  }
  expect(await Promise.all(calls)).toEqual([1, 2, 3, 4]);
});

test('a waiting call whose caller has left does no work', async () => {
  const lane = openLane();
  const { started, work, release } = heldWork();
  const running = [1, 2].map((number) => lane(nobodyLeft, work(number)));
  const abandoned = lane(() => true, work(3));
  await settle();
  release();
  await expect(abandoned).rejects.toMatchObject({ code: 'unavailable' });
  release();
  await Promise.all(running);
  expect(started).toEqual([1, 2]);
});

test('a call that waited too long does no work, and the next one does', async () => {
  const lane = openLane();
  const { started, work, release } = heldWork();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const running = [1, 2].map((number) => lane(nobodyLeft, work(number)));
  const late = lane(nobodyLeft, work(3));
  await settle();
  clock.mockReturnValue(LONGEST_WAIT_MS + 1);
  release();
  await expect(late).rejects.toMatchObject({ code: 'unavailable' });
  const next = lane(nobodyLeft, work(4));
  await settle();
  expect(started).toEqual([1, 2, 4]);
  release();
  release();
  await Promise.all([...running, next]);
});

test('a failed call frees its place', async () => {
  const lane = callLane({ running: 1, waiting: 1, longestWaitMs: LONGEST_WAIT_MS });
  await expect(lane(nobodyLeft, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lane(nobodyLeft, async () => 'yes')).toBe('yes');
});
