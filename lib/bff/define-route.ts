import 'server-only';
import { nanoid } from 'nanoid';
import type { z } from 'zod';
import type { Actor, CustomerActor } from '@/lib/contract/actor-token';
import { strictInput } from '@/lib/contract/strict-input';
import { readChangeMark, readIdempotencyKey } from '@/lib/contract/write-headers';
import { CHANGE_MARK_HEADER, formatChangeMark } from '@/lib/domain/change-mark';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import { requireRate } from '@/lib/session/rate-limit';
import { readClientIp } from '@/lib/session/request-id';
import { customerActor, type RequestSession, requireCustomer } from '@/lib/session/session';
import type { Caller } from '@/lib/shop/shop-fetch';
import { answerRequest, type OpenedRequest } from './answer-request';
import { textForRequest, withTranslatedMessage } from './asked-language';
import { parseInput, toErrorAnswer } from './error-answer';
import { readJsonBody } from './read-body';
import { requireSameOrigin } from './same-origin';
import { requireServiceSecret } from './service-secret';

/**
 * Who may call: anybody; a shopper, who may not have an id yet; a signed-in customer; or a service that
 * sends REVALIDATE_SECRET.
 */
export type RouteAuth = 'none' | 'shopper' | 'customer' | 'service';

type ActorOf<Auth extends RouteAuth> = Auth extends 'customer'
  ? CustomerActor
  : Auth extends 'shopper'
    ? Actor | undefined
    : undefined;

type Nothing = z.ZodUndefined;

export type RouteInput<
  Auth extends RouteAuth,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
> = {
  params: z.output<Params>;
  query: z.output<Query>;
  body: z.output<Body>;
  session: RequestSession;
  actor: ActorOf<Auth>;
  /** Request id, client IP address, language of the page and change mark, for calls to the shop API. */
  caller: Caller;
  /** The checked key on `idempotent` routes; a new one when it is optional and was not sent; empty on other routes. */
  idempotencyKey: string;
};

export type RouteDefinition<
  Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
> = {
  auth: Auth;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Whether the `Idempotency-Key` header is required, or allowed. */
  idempotent?: boolean | 'optional';
  /** How many calls it counts as in the rate limit; 1 by default. */
  cost?: number;
  /** Only for responses that do not depend on the shopper. */
  cacheControl?: string;
  handler: (input: RouteInput<Auth, Params, Query, Body>) => Promise<z.input<Answer>>;
};

/** A new guest counts as so many calls of its address: its cart is stored for weeks. */
const GUEST_COST = 10;

export type RouteHandler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

/**
 * Makes a route handler with the checks all routes share: same origin for writes, session, rate limit, input and
 * output schemas, error table, no-store. Identity comes from the sealed cookie and never from the input.
 */
export function defineRoute<
  const Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType = Nothing,
  Query extends z.core.$ZodType = Nothing,
  Body extends z.core.$ZodType = Nothing,
>(definition: RouteDefinition<Auth, Answer, Params, Query, Body>): RouteHandler {
  const route = withStrictBody(definition);
  return (request, context) =>
    answerRequest(
      request,
      async (opened) => {
        const answer = await runRoute(route, opened, context, readJsonBody);
        const { cacheControl } = route;
        return Response.json(
          withTranslatedMessage(request, answer),
          cacheControl ? { headers: { 'cache-control': cacheControl } } : {},
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
>(
  definition: RouteDefinition<Auth, Answer, Params, Query, Body>,
  { request, session, requestId }: OpenedRequest,
  context: { params: Promise<unknown> } | undefined,
  readBody: (request: Request) => Promise<unknown>,
): Promise<z.output<Answer>> {
  const { auth } = definition;
  if (auth === 'service') requireServiceSecret(request);
  else if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request);
  const actor = actorFor(auth, session);
  const { language } = textForRequest(request);
  const mark = readChangeMark(request.headers.get(CHANGE_MARK_HEADER));
  const caller = {
    requestId,
    clientIp: readClientIp(request),
    language,
    changeMark: mark && formatChangeMark(mark),
  };
  if (auth !== 'service') {
    const { cost = 1 } = definition;
    const addressCost = createsGuest(auth, request, session) ? Math.max(cost, GUEST_COST) : cost;
    await requireRate({ shopperId: session.actor?.id, clientIp: caller.clientIp }, cost, addressCost);
  }
  const raw = {
    params: definition.params && (await context?.params),
    query: definition.query && Object.fromEntries(new URL(request.url).searchParams),
    body: definition.body && (await readBody(request)),
  };
  const answer = await definition.handler({
    params: parsePart(definition.params, raw.params),
    query: parsePart(definition.query, raw.query),
    body: parsePart(definition.body, raw.body),
    session,
    // why: actorFor has checked that the actor matches `auth`
    actor: actor as ActorOf<Auth>,
    caller,
    idempotencyKey: definition.idempotent
      ? readIdempotencyKey(request.headers.get(IDEMPOTENCY_KEY_HEADER), definition.idempotent, nanoid)
      : '',
  });
  return definition.answer.parse(answer);
}

function parsePart<Schema extends z.core.$ZodType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema> {
  // why: the type parameter of a route without a schema is z.ZodUndefined
  return schema ? parseInput(schema, value) : (undefined as z.output<Schema>);
}

/** Whether it is a write without a session cookie, which may store a new guest (docs/adr/0018). */
function createsGuest(auth: RouteAuth, { method }: Request, { isSealed }: RequestSession): boolean {
  return auth === 'shopper' && !isSealed && method !== 'GET' && method !== 'HEAD';
}

function actorFor(auth: RouteAuth, session: RequestSession): Actor | undefined {
  if (auth === 'customer') return customerActor(requireCustomer(session));
  return auth === 'shopper' ? session.actor : undefined;
}
