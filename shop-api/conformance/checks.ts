import { ACTOR_HEADER } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { fieldsOf } from '@/lib/contract/shop/call-errors';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import { inputFields } from '@/shop-api/modules/docs/schemas';
import { type GoodInput, goodInputs } from './good-input';
import { Mismatch, type Refusal, requireGoodAnswer, requireRefusal } from './mismatch';
import { newGuest } from './people';
import { actorHeaders, encodingsOf, type Payload, send, serviceHeaders } from './send';
import type { World } from './world';

export type Check = {
  title: string;
  /** @throws Mismatch when the API violates the contract, SkippedCheck when the check cannot be made. */
  run(world: World): Promise<void>;
};

const GARBAGE = 'x'.repeat(5000);

/** All checks of one call. */
export function checksOf(call: ShopCall): Check[] {
  return [...goodChecks(call), ...callerChecks(call), ...fieldChecks(call)];
}

/** @throws Mismatch when the suite has no good input for the call. */
export function prepare({ name }: ShopCall, world: World): Promise<GoodInput> {
  const good = goodInputs[name];
  if (!good) throw new Mismatch('the suite has no good input for it');
  return good(world);
}

export async function headersOf(
  { target }: World,
  { actor, key }: GoodInput,
): Promise<Record<string, string>> {
  return {
    ...serviceHeaders(target),
    ...(actor ? await actorHeaders(target, actor) : {}),
    ...(key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}),
  };
}

function goodChecks(call: ShopCall): Check[] {
  return encodingsOf(call).map((encoding) => ({
    title: `answers good input sent as ${encoding} with what the contract says, and nothing else`,
    run: async (world) => {
      const good = await prepare(call, world);
      requireGoodAnswer(
        call,
        await send(world.target, call, good.input, await headersOf(world, good), encoding),
      );
    },
  }));
}

type Change = (good: GoodInput, headers: Record<string, string>, world: World) => Promise<Changed> | Changed;
type Changed = { input?: Payload; headers?: Record<string, string> };

/** Valid input with one mistake, and the expected refusal. */
function refused(call: ShopCall, title: string, refusal: Refusal, change: Change): Check {
  return {
    title,
    run: async (world) => {
      const good = await prepare(call, world);
      const headers = await headersOf(world, good);
      const changed = await change(good, headers, world);
      const sent = await send(world.target, call, changed.input ?? good.input, changed.headers ?? headers);
      requireRefusal(sent, refusal);
    },
  };
}

function callerChecks(call: ShopCall): Check[] {
  return [
    ...strangerChecks(call),
    ...(call.identity === 'none' ? [] : [refusedWithoutActor(call)]),
    ...(call.identity === 'customer' ? [refusedToGuest(call)] : []),
    ...(fieldsOf(call).includes('user_id') ? [refusedForAnother(call)] : []),
    ...(call.idempotent === true ? [refusedWithoutKey(call)] : []),
  ];
}

function strangerChecks(call: ShopCall): Check[] {
  const untrusted = { code: 'untrusted_caller' } as const;
  return [
    ...['', 'Bearer somebody-elses-secret', 'Basic c2hvcA=='].map((authorization) =>
      refused(
        call,
        `is refused to a caller with ${authorization || 'no credential'}`,
        untrusted,
        (_, headers) => ({ headers: { ...headers, authorization } }),
      ),
    ),
    refused(call, 'is refused with an actor nobody signed', untrusted, (_, headers) => ({
      headers: { ...headers, [ACTOR_HEADER]: 'e30.e30.e30' },
    })),
  ];
}

function refusedWithoutActor(call: ShopCall): Check {
  return refused(
    call,
    'is refused without an actor',
    { code: 'unauthenticated' },
    ({ key }, _, { target }) => ({
      headers: { ...serviceHeaders(target), ...(key ? { [IDEMPOTENCY_KEY_HEADER]: key } : {}) },
    }),
  );
}

function refusedToGuest(call: ShopCall): Check {
  return refused(
    call,
    'is refused to a guest',
    { code: 'unauthenticated' },
    async (_, headers, { target }) => ({
      headers: { ...headers, ...(await actorHeaders(target, newGuest())) },
    }),
  );
}

function refusedForAnother(call: ShopCall): Check {
  return refused(
    call,
    "is refused when it names somebody else's user_id",
    { code: 'forbidden', field: 'user_id' },
    ({ input }) => ({ input: { ...input, user_id: newGuest().id } }),
  );
}

function refusedWithoutKey(call: ShopCall): Check {
  return refused(
    call,
    'is refused without an Idempotency-Key',
    { code: 'bad_request', field: IDEMPOTENCY_KEY_HEADER },
    (_, { [IDEMPOTENCY_KEY_HEADER]: _key, ...headers }) => ({ headers }),
  );
}

function fieldChecks(call: ShopCall): Check[] {
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  return inputFields(call.input).flatMap(({ name: field, isRequired }) => {
    const refusal = { code: 'bad_request', field } as const;
    const set =
      (value: unknown): Change =>
      ({ input }) => ({ input: { ...input, [field]: value } });
    const checks = [refused(call, `refuses a senseless ${field} and names it`, refusal, set(GARBAGE))];
    if (inPath.has(field)) return checks;
    checks.push(refused(call, `refuses two of ${field} and names it`, refusal, set([GARBAGE, GARBAGE])));
    if (call.method === 'POST')
      checks.push(refused(call, `refuses an object as ${field} and names it`, refusal, set({ [field]: 1 })));
    if (isRequired)
      checks.push(
        refused(call, `asks for ${field} by name`, refusal, ({ input }) => {
          const { [field]: _left, ...rest } = input;
          return { input: rest };
        }),
      );
    return checks;
  });
}
