import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where Next looks for who keeps its work alive after an answer (its guide to deploying calls it `waitUntil`). */
const REQUEST_CONTEXT = Symbol.for('@next/request-context');

/** What is still done for a request that is answered, such as making a page anew behind an old one. */
export type Answered = { behind: Promise<void> };

type Handler<Result> = (req: IncomingMessage, res: ServerResponse) => Result;

type Works = Set<Promise<void>>;

const works = new AsyncLocalStorage<Works>();
const behindAnswers = new WeakMap<ServerResponse, Works>();

/**
 * Has Next tell what it does for a request behind the answer; its failures are logged. When the storefront stops, nobody
 * waits for it.
 */
export function tellWorkBehind(next: Handler<void | Promise<void>>): Handler<Promise<Answered>> {
  Object.assign(globalThis, { [REQUEST_CONTEXT]: { get: () => ({ waitUntil }) } });
  return async (req, res) => {
    const mine: Works = new Set();
    behindAnswers.set(res, mine);
    await works.run(mine, () => next(req, res));
    return { behind: untilNoneIsLeft(mine) };
  };
}

/** Whether something is still done for an answer, by its end. */
export function hasWorkBehind(res: ServerResponse): boolean {
  return (behindAnswers.get(res)?.size ?? 0) > 0;
}

async function untilNoneIsLeft(mine: ReadonlySet<Promise<void>>): Promise<void> {
  while (mine.size > 0) await Promise.all(mine);
}

function waitUntil(work: Promise<unknown>): void {
  const mine = works.getStore();
  const done: Promise<void> = work.then(undefined, console.error).then(() => void mine?.delete(done));
  mine?.add(done);
}
