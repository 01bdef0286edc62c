import 'server-only';
import { nanoid } from 'nanoid';
import type { z } from 'zod';
import { strictInput } from '@/lib/contract/strict-input';
import { readChangeMark, readIdempotencyKey } from '@/lib/contract/write-headers';
import { CHANGE_MARK_HEADER, formatChangeMark } from '@/lib/domain/change-mark';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import { requireRate } from '@/lib/session/rate-limit';
import { readClientIp } from '@/lib/session/request-id';
import type { RequestSession } from '@/lib/session/session';
import type { Caller } from '@/lib/shop/shop-fetch';
import { answerRequest, type OpenedRequest } from './answer-request';
import { parseInput, toErrorAnswer } from './error-answer';
import { readJsonBody } from './read-body';
import { textForRequest, withTranslatedMessage } from './request-text';
import { type CallerOf, callerFor, createsGuest, type RouteAuth, requireAuth } from './route-auth';

type Nothing = z.ZodUndefined;

type KeyNeed = true | 'optional' | undefined;
type KeyOf<Need extends KeyNeed> = Need extends true | 'optional' ? string : undefined;

export type RouteInput<
  Auth extends RouteAuth,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Need extends KeyNeed = undefined,
> = {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  session: RequestSession;
  /** For calls to the shop API: request id, client IP address, language, change mark, and the actor by `auth`. */
  caller: CallerOf<Auth>;
  /** The checked key of an `idempotent` route, a new one when it is optional and was not sent; else undefined. */
  idempotencyKey: KeyOf<Need>;
};

export type RouteDefinition<
  Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Need extends KeyNeed = undefined,
> = {
  auth: Auth;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Whether the `Idempotency-Key` header is required, or allowed; it is not read on other routes. */
  idempotent?: Need;
  /** How many calls it counts as in the rate limit; 1 by default. */
  cost?: number;
  /** Only for responses that do not depend on the shopper. */
  cacheControl?: string;
  handler: (input: RouteInput<Auth, Params, Query, Body, Need>) => Promise<z.input<Answer>>;
};

/** A new guest counts as so many calls of its address: its cart is stored for weeks. */
const GUEST_COST = 10;

export type RouteHandler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

/**
 * Makes a route handler with the checks all routes share: same origin for writes, session, rate limit, input and
 * output schemas, error table, no-store. Identity comes from the sealed cookie and never from the input. An error never
 * deletes that cookie: by the time it arrives the customer may have signed in again.
 */
export function defineRoute<
  const Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType = Nothing,
  Query extends z.core.$ZodType = Nothing,
  Body extends z.core.$ZodType = Nothing,
  const Need extends KeyNeed = undefined,
>(definition: RouteDefinition<Auth, Answer, Params, Query, Body, Need>): RouteHandler {
  const route = withStrictBody(definition);
  return (request, context) =>
    answerRequest(
      request,
      async (opened) => {
        const answer = await runRoute(route, opened, context, readJsonBody);
        const { cacheControl } = route;
        return Response.json(
          withTranslatedMessage(request, answer),
          cacheControl ? { headers: { 'cache-control': cacheControl, vary: 'Accept-Language' } } : {},
        );
      },
      (failure, { requestId }) =>
        Response.json(toErrorAnswer(failure, requestId, textForRequest(request)), { status: failure.status }),
    );
}

/** The definition with a body schema that refuses unknown fields. */
export function withStrictBody<Definition extends { body?: z.core.$ZodType }>(
  definition: Definition,
): Definition {
  const { body } = definition;
  return body ? { ...definition, body: strictInput(body) } : definition;
}

/** Runs the checks and the handler of a route; the caller decides the format of body and response. @throws ShopError */
export async function runRoute<
  Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
  Need extends KeyNeed = undefined,
>(
  definition: RouteDefinition<Auth, Answer, Params, Query, Body, Need>,
  opened: OpenedRequest,
  context: { params: Promise<unknown> } | undefined,
  readBody: (request: Request) => Promise<unknown>,
): Promise<z.output<Answer>> {
  const { auth } = definition;
  const { request, session } = opened;
  requireAuth(auth, request, session);
  const caller = toCaller(opened);
  await requireRouteRate(definition, opened, caller.clientIp);
  const raw = {
    params: definition.params && (await context?.params),
    query: definition.query && Object.fromEntries(new URL(request.url).searchParams),
    body: definition.body && (await readBody(request)),
  };
  const input = {
    params: parsePart(definition.params, raw.params),
    query: parsePart(definition.query, raw.query),
    body: parsePart(definition.body, raw.body),
    idempotencyKey: readKey(definition, request),
  };
  const answer = await definition.handler({ ...input, session, caller: callerFor(auth, caller, session) });
  return definition.answer.parse(answer);
}

function toCaller({ request, requestId }: OpenedRequest): Caller {
  const mark = readChangeMark(request.headers.get(CHANGE_MARK_HEADER));
  return {
    requestId,
    clientIp: readClientIp(request),
    language: textForRequest(request).language,
    changeMark: mark && formatChangeMark(mark),
  };
}

/** Services call as often as they like. @throws ShopError too_many */
async function requireRouteRate(
  { auth, cost = 1 }: { auth: RouteAuth; cost?: number },
  { request, session }: OpenedRequest,
  clientIp: string | undefined,
): Promise<void> {
  if (auth === 'service') return;
  const addressCost = createsGuest(auth, request, session) ? Math.max(cost, GUEST_COST) : cost;
  await requireRate({ shopperId: session.actor?.id, clientIp }, cost, addressCost);
}

function parsePart<Schema extends z.core.$ZodType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema> {
  // why: the type parameter of a route without a schema is z.ZodUndefined
  return schema ? parseInput(schema, value) : (undefined as z.output<Schema>);
}

function readKey<Need extends KeyNeed>(definition: { idempotent?: Need }, request: Request): KeyOf<Need>;
function readKey({ idempotent }: { idempotent?: KeyNeed }, { headers }: Request): string | undefined {
  return idempotent && readIdempotencyKey(headers.get(IDEMPOTENCY_KEY_HEADER), idempotent, nanoid);
}
