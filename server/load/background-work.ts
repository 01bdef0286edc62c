import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where Next looks up `waitUntil`, which it calls for work after a response (see its deployment guide). */
const REQUEST_CONTEXT = Symbol.for('@next/request-context');

/** `backgroundWork` settles when all work after the response is done, such as revalidating a stale page. */
export type ResponseWithBackgroundWork = { backgroundWork: Promise<void> };

type Handler<Result> = (req: IncomingMessage, res: ServerResponse) => Result;

type PendingWork = Set<Promise<void>>;

const currentWork = new AsyncLocalStorage<PendingWork>();
const workByResponse = new WeakMap<ServerResponse, PendingWork>();

/**
 * Registers `waitUntil` with Next and tracks the work of each request; errors in it are logged. A shutdown does not
 * wait for it.
 */
export function trackBackgroundWork(
  next: Handler<void | Promise<void>>,
): Handler<Promise<ResponseWithBackgroundWork>> {
  Object.assign(globalThis, { [REQUEST_CONTEXT]: { get: () => ({ waitUntil }) } });
  return async (req, res) => {
    const pending: PendingWork = new Set();
    workByResponse.set(res, pending);
    await currentWork.run(pending, () => next(req, res));
    return { backgroundWork: untilNoneIsLeft(pending) };
  };
}

/** Whether work is pending for a response; call it when the response ends. */
export function hasBackgroundWork(res: ServerResponse): boolean {
  return (workByResponse.get(res)?.size ?? 0) > 0;
}

async function untilNoneIsLeft(pending: ReadonlySet<Promise<void>>): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

function waitUntil(work: Promise<unknown>): void {
  const pending = currentWork.getStore();
  const done: Promise<void> = work.then(undefined, console.error).then(() => void pending?.delete(done));
  pending?.add(done);
}
