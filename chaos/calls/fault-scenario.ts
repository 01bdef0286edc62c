import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from '@/chaos/testing/crowd-of-shop';
import type { FaultCase } from '@/chaos/testing/faults';
import { codeFor } from '@/chaos/testing/test-mode';
import { Visitor, type VisitorRequest, type VisitorResponse } from '@/chaos/testing/visitor';
import type { WholeShop } from '@/chaos/testing/whole-shop';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import type { Route, Scene } from './route';
import { sameButIds } from './same-but-ids';

const LOOK_EVERY_MS = 50;
const MOST_WAIT_MS = 60_000;

/** What the shopper sees before and after a request that succeeds. */
export type ExpectedState = { before: unknown; after: unknown };
/** A call of the contract, and the request that makes the storefront call it. */
export type CallRoute = { name: string; route: Route };
/** A prepared shopper and the request to send. */
type Prepared = { call: CallRoute; scene: Scene; request: VisitorRequest };

/** Sends requests of new shoppers while one call fails, and checks the responses and what was changed. */
export class FaultScenario {
  constructor(
    private readonly shop: WholeShop,
    private readonly crowd: Crowd,
  ) {}

  async prepare(call: CallRoute): Promise<Prepared> {
    const buyer = this.crowd.next();
    const scene: Scene = {
      buyer,
      visitor: await Visitor.signedInAs(buyer, this.shop.origin),
      product: this.crowd.product,
      soldOut: this.crowd.soldOut,
      codeFor: (mobile) => codeFor(this.shop.apiUrl, mobile),
    };
    return { call, scene, request: await call.route.prepare(scene) };
  }

  async runWithoutFault(call: CallRoute): Promise<ExpectedState> {
    const prepared = await this.prepare(call);
    const before = await seenBy(prepared);
    expect(await requestStatus(prepared)).toBe(200);
    return { before, after: await seenBy(prepared) };
  }

  /** Sends the request while the call fails, checks what was changed, and repeats it without the fault. */
  async runDuringFault(
    call: CallRoute,
    { code, isDone, fault }: FaultCase,
    expected: ExpectedState,
  ): Promise<void> {
    const prepared = await this.prepare(call);
    const { response, reached } = await this.requestDuring(prepared, fault);
    expectFailed(prepared, response, code);
    if (!call.route.isRead) expect(reached).toBe(isDone ? 1 : 0);
    expect(await seenBy(prepared)).toEqual(isDone ? expected.after : expected.before);
    expect(await requestStatus(prepared)).toBe(isDone ? (call.route.onceMore ?? 200) : 200);
    expect(await seenBy(prepared)).toEqual(expected.after);
  }

  /** As `runDuringFault`, with a call that arrives after the storefront timed out and the request was repeated. */
  async runWithLateArrival(call: CallRoute, delayMs: number, expected: ExpectedState): Promise<void> {
    const prepared = await this.prepare(call);
    const { id } = prepared.scene.visitor;
    const { response, reachedBefore } = await this.requestDuring(prepared, {
      delayMs,
      answer: 'real',
      times: 1,
    });
    expectFailed(prepared, response, 'unavailable');
    expect(await requestStatus(prepared)).toBe(200);
    const until = Date.now() + MOST_WAIT_MS;
    // why: after a sign-out the repeated request makes no call
    const calls = call.route.isMissable ? 1 : 2;
    while ((await this.shop.faultProxy.countReached(id, call.name)) < reachedBefore + calls) {
      if (Date.now() > until) throw new Error(`${call.name} did not arrive ${calls} times`);
      await pause(LOOK_EVERY_MS);
    }
    expect(await seenBy(prepared)).toEqual(expected.after);
  }

  /** Sends the request while the shop API is down. */
  async runDuringOutage(prepared: Prepared): Promise<void> {
    expectFailed(prepared, await prepared.scene.visitor.request(prepared.request), 'unavailable');
  }

  /** Repeats the request until the circuit breaker closes (lib/shop/circuit-breaker.ts). */
  async untilAnswered(prepared: Prepared): Promise<void> {
    let status = 503;
    while (status === 503) {
      status = await requestStatus(prepared);
      if (status === 503) await pause(LOOK_EVERY_MS);
    }
    // why: a call may have been done although its response timed out, so the repeat may answer as `onceMore`
    const { name, route } = prepared.call;
    expect([`${name} 200`, `${name} ${route.onceMore ?? 200}`]).toContain(`${name} ${status}`);
  }

  private async requestDuring({ call, scene: { visitor }, request }: Prepared, fault: FaultCase['fault']) {
    const { faultProxy } = this.shop;
    const reachedBefore = await faultProxy.countReached(visitor.id, call.name);
    await faultProxy.injectFault(visitor.id, call.name, fault);
    const response = await visitor.request(request);
    await faultProxy.clearFaults(visitor.id);
    const reached = (await faultProxy.countReached(visitor.id, call.name)) - reachedBefore;
    return { response, reachedBefore, reached };
  }
}

/** What the shopper sees of the effect of the call. */
async function seenBy({ call: { route }, scene }: Prepared): Promise<unknown> {
  return route.seenAt && sameButIds((await scene.visitor.get(route.seenAt(scene))).json);
}

async function requestStatus({ scene, request }: Prepared): Promise<number> {
  return (await scene.visitor.request(request)).status;
}

/** Expects the error of `code`, not cacheable, with `Retry-After` where it is temporary. */
function expectFailed(
  { call: { route } }: Prepared,
  { status, headers, json }: VisitorResponse,
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
