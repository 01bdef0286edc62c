import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where Next looks for who keeps its work alive after an answer (its guide to deploying calls it `waitUntil`). */
const REQUEST_CONTEXT = Symbol.for('@next/request-context');

type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

/** What Next still does for a request, answered or not. */
const works = new AsyncLocalStorage<Set<Promise<void>>>();

/**
 * Resolves only when all is done that Next does for a request, such as making a page anew behind an old one that it has
 * sent already (docs/adr/0024). Never rejects for what is done behind.
 */
export function awaitWorkBehind(next: Handler): Handler {
  Object.assign(globalThis, { [REQUEST_CONTEXT]: { get: () => ({ waitUntil }) } });
  return async (req, res) => {
    const mine = new Set<Promise<void>>();
    await works.run(mine, () => next(req, res));
    while (mine.size > 0) await Promise.all(mine);
  };
}

function waitUntil(work: Promise<unknown>): void {
  const mine = works.getStore();
  const done: Promise<void> = work.then(undefined, console.error).then(() => void mine?.delete(done));
  mine?.add(done);
}
