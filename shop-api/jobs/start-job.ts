import { describeError, type Logger } from '@/shop-api/plugins/log';

export type JobOptions = {
  name: string;
  /** The pause between the end of one run and the start of the next. */
  everyMs: number;
  /** The pause before the first run; none by default. */
  firstAfterMs?: number;
  /** One run; when `stopping` aborts, it should end after its current step. */
  run: (stopping: AbortSignal) => Promise<unknown>;
  log: Logger;
};

export type Job = {
  /** Starts a run at once, or another one after the current run. */
  wake: () => void;
  /** Resolves when the current run has ended; no further run starts. */
  stop: () => Promise<void>;
};

/** Repeats a background job; a failed run is logged and the job goes on. */
export function startJob({ name, everyMs, firstAfterMs, run, log }: JobOptions): Job {
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;

  const runOnce = async (): Promise<void> => {
    do {
      isWoken = false;
      await run(stopped.signal).catch((error: unknown) => {
        log.error({ job: name, failure: describeError(error) }, 'job failed');
      });
    } while (isWoken && !stopped.signal.aborted);
    running = undefined;
    if (!stopped.signal.aborted) timer = setTimeout(wake, everyMs).unref();
  };

  const wake = (): void => {
    isWoken = true;
    clearTimeout(timer);
    if (!running && !stopped.signal.aborted) running = runOnce();
  };

  if (firstAfterMs === undefined) wake();
  else timer = setTimeout(wake, firstAfterMs).unref();
  return {
    wake,
    stop: async () => {
      stopped.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
