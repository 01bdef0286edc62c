import { useRef, useState } from 'react';

/** Whether no later run has started. */
export type IsNewest = () => boolean;

/**
 * Runs requests of which only the newest counts: the outcome of an earlier one is ignored, and that of a failed one is
 * `failure`. `task` is the one that is running, for the busy state of its button.
 */
export function useNewestRun<Task extends string, Outcome>(failure: Outcome) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [task, setTask] = useState<Task>();
  const newest = useRef(0);

  function forget(): void {
    newest.current += 1;
    setOutcome(undefined);
    setTask(undefined);
  }

  async function run(
    newTask: Task,
    find: (isNewest: IsNewest) => Promise<Outcome | undefined>,
  ): Promise<void> {
    forget();
    const turn = newest.current;
    const isNewest = () => turn === newest.current;
    setTask(newTask);
    const found = await find(isNewest).catch(() => failure);
    if (!isNewest()) return;
    setTask(undefined);
    setOutcome(found);
  }

  return { outcome, task, run, forget };
}
