import { HOUR_MS } from '@/lib/domain/durations';
import { createLogger } from '@/shop-api/plugins/log';
import { type Job, startJob } from './start-job';

/** A job whose runs end when the test lets them. */
function steppedJob() {
  const ends: (() => void)[] = [];
  let started = () => {};
  const job: Job = startJob({
    name: 'stepped',
    everyMs: HOUR_MS,
    log: createLogger('silent'),
    run: () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
        started();
      }),
  });
  const nextRun = () =>
    new Promise<void>((resolve) => {
      started = resolve;
    });
  return { job, runs: () => ends.length, nextRun, endRun: () => ends.at(-1)?.() };
}

describe('a job', () => {
  it('runs at the start, and exactly once more when woken any number of times during a run', async () => {
    const { job, runs, nextRun, endRun } = steppedJob();
    expect(runs()).toBe(1);
    for (let times = 0; times < 3; times++) job.wake();
    expect(runs()).toBe(1);
    const again = nextRun();
    endRun();
    await again;
    expect(runs()).toBe(2);
    const stopped = job.stop();
    endRun();
    await stopped;
    expect(runs()).toBe(2);
  });

  it('finishes the current run before it stops, and starts no other', async () => {
    const { job, runs, endRun } = steppedJob();
    job.wake();
    let isStopped = false;
    const stopped = job.stop().then(() => {
      isStopped = true;
    });
    await Promise.resolve();
    expect(isStopped).toBe(false);
    endRun();
    await stopped;
    job.wake();
    expect(runs()).toBe(1);
  });

  it('goes on after a failure, which it logs', async () => {
    const lines: string[] = [];
    let runs = 0;
    const log = createLogger('error', { write: (line) => void lines.push(line) });
    await new Promise<void>((ranAgain) => {
      const run = async () => {
        if (++runs === 1) throw new Error('no luck with 9876543210');
        void job.stop().then(ranAgain);
      };
      const job = startJob({ name: 'unlucky', everyMs: 1, log, run });
    });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      job: 'unlucky',
      failure: { message: 'no luck with ••••' },
    });
  });

  it('first runs after the given pause, and never when stopped before', async () => {
    jest.useFakeTimers();
    const run = jest.fn(async () => undefined);
    const options = {
      name: 'late',
      everyMs: HOUR_MS,
      firstAfterMs: HOUR_MS,
      log: createLogger('silent'),
      run,
    };
    const [job, stopped] = [startJob(options), startJob(options)];
    await stopped.stop();
    jest.advanceTimersByTime(HOUR_MS - 1);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
    await job.stop();
  });
});
