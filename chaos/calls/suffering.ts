import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from '@/chaos/testing/crowd-of-shop';
import type { FaultCase } from '@/chaos/testing/faults';
import { codeFor } from '@/chaos/testing/test-mode';
import { type Answered, type Asked, Visitor } from '@/chaos/testing/visitor';
import type { WholeShop } from '@/chaos/testing/whole-shop';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import type { Route, Scene } from './route';
import { sameButIds } from './same-but-ids';

const LOOK_EVERY_MS = 50;
const MOST_WAIT_MS = 60_000;

/** What a shopper sees for whom all goes well, before and after. */
export type Course = { before: unknown; after: unknown };
/** A call and how the storefront comes to make it. */
export type Made = { name: string; route: Route };
/** A shopper about to send a request. */
type Ready = { made: Made; scene: Scene; asked: Asked };

/** Shoppers who send requests while a call fails. */
export class Suffering {
  constructor(
    private readonly shop: WholeShop,
    private readonly crowd: Crowd,
  ) {}

  async ready(made: Made): Promise<Ready> {
    const buyer = this.crowd.next();
    const scene: Scene = {
      buyer,
      visitor: await Visitor.of(buyer, this.shop.origin),
      product: this.crowd.product,
      soldOut: this.crowd.soldOut,
      codeFor: (mobile) => codeFor(this.shop.apiUrl, mobile),
    };
    return { made, scene, asked: await made.route.prepare(scene) };
  }

  async goodCourse(made: Made): Promise<Course> {
    const ready = await this.ready(made);
    const before = await seenBy(ready);
    expect(await statusOnceMore(ready)).toBe(200);
    return { before, after: await seenBy(ready) };
  }

  /** Asks while the call fails, looks at what was done, and asks once more when all is well again. */
  async suffer(made: Made, { code, isDone, fault }: FaultCase, course: Course): Promise<void> {
    const ready = await this.ready(made);
    const sent = await this.askWhile(ready, fault);
    expectFailed(ready, sent.answered, code);
    if (!made.route.isRead) expect(sent.reached).toBe(isDone ? 1 : 0);
    expect(await seenBy(ready)).toEqual(isDone ? course.after : course.before);
    expect(await statusOnceMore(ready)).toBe(isDone ? (made.route.onceMore ?? 200) : 200);
    expect(await seenBy(ready)).toEqual(course.after);
  }

  /** As `suffer`, with a call that arrives when the storefront has given up and the shopper has asked once more. */
  async sufferLate(made: Made, delayMs: number, course: Course): Promise<void> {
    const ready = await this.ready(made);
    const { id } = ready.scene.visitor;
    const { answered, reachedBefore } = await this.askWhile(ready, { delayMs, answer: 'real', times: 1 });
    expectFailed(ready, answered, 'unavailable');
    expect(await statusOnceMore(ready)).toBe(200);
    const until = Date.now() + MOST_WAIT_MS;
    // why: who has signed out does not tell the shop API so twice
    const sent = made.route.isMissable ? 1 : 2;
    while ((await this.shop.line.reached(id, made.name)) < reachedBefore + sent) {
      if (Date.now() > until) throw new Error(`${made.name} has not come ${sent} times`);
      await pause(LOOK_EVERY_MS);
    }
    expect(await seenBy(ready)).toEqual(course.after);
  }

  /** Asks while nobody answers the storefront. */
  async sufferAnOutage(ready: Ready): Promise<void> {
    expectFailed(ready, await ready.scene.visitor.ask(ready.asked), 'unavailable');
  }

  /** Asks until the storefront tries the shop API again (lib/shop/circuit-breaker.ts). */
  async untilAnswered(ready: Ready): Promise<void> {
    let status = 503;
    while (status === 503) {
      status = await statusOnceMore(ready);
      if (status === 503) await pause(LOOK_EVERY_MS);
    }
    // why: an answer that came too late was for work that is done
    const { name, route } = ready.made;
    expect([`${name} 200`, `${name} ${route.onceMore ?? 200}`]).toContain(`${name} ${status}`);
  }

  private async askWhile({ made, scene: { visitor }, asked }: Ready, fault: FaultCase['fault']) {
    const { line } = this.shop;
    const reachedBefore = await line.reached(visitor.id, made.name);
    await line.fail(visitor.id, made.name, fault);
    const answered = await visitor.ask(asked);
    await line.mend(visitor.id);
    return { answered, reachedBefore, reached: (await line.reached(visitor.id, made.name)) - reachedBefore };
  }
}

/** What the shopper sees of what the call does. */
async function seenBy({ made: { route }, scene }: Ready): Promise<unknown> {
  return route.seenAt && sameButIds((await scene.visitor.get(route.seenAt(scene))).json);
}

async function statusOnceMore({ scene, asked }: Ready): Promise<number> {
  return (await scene.visitor.ask(asked)).status;
}

/** The answer is what the table of errors says, for this shopper alone, and says when to come again. */
function expectFailed(
  { made: { route } }: Ready,
  { status, headers, json }: Answered,
  code: ErrorCode,
): void {
  if (route.isMissable) {
    expect(status).toBe(200);
    return;
  }
  expect([status, Object(json).error?.code]).toEqual([ERROR_TABLE[code].status, code]);
  expect(headers.get('retry-after')).toBe(code === 'unavailable' ? '5' : null);
  expect(headers.get('cache-control')).toBe('private, no-store');
}
