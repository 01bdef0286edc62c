import { describeError, type Logger } from '@/shop-api/plugins/log';

export type JobOptions = {
  name: string;
  /** Pause between the end of one run and the start of the next. */
  everyMs: number;
  /** Pause before the first run; none unless given. */
  firstAfterMs?: number;
  /** One run; told by `stopping` to end after the step it is at. */
  run: (stopping: AbortSignal) => Promise<unknown>;
  log: Logger;
};

export type Job = {
  /** Runs at once, or once more after the run that is going on. */
  wake: () => void;
  /** Resolves when the running step has ended; nothing starts afterwards. */
  stop: () => Promise<void>;
};

/** Repeats a piece of background work; a run that fails is logged and the next one tries again. */
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
