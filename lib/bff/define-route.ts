import 'server-only';
import { connection } from 'next/server';
import type { z } from 'zod';
import type { Actor, CustomerActor } from '@/lib/contract/actor-token';
import { isShopError, ShopError } from '@/lib/domain/errors';
import { customerActor, RequestSession, requireCustomer } from '@/lib/session/session';
import type { Caller } from '@/lib/shop/shop-fetch';
import { parseInput, toErrorAnswer, toShopError } from './error-answer';
import { logRequest } from './log-request';
import { readJsonBody } from './read-body';
import { readClientIp, readRequestId } from './request-id';
import { requireSameOrigin } from './same-origin';
import { requireServiceSecret } from './service-secret';

/**
 * Who may call: anybody; a shopper, who may not have an id yet; a signed-in customer; or a machine that
 * knows REVALIDATE_SECRET.
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
  /** Request id and peer address, for the gateway. */
  caller: Caller;
  /** Checked on routes marked `idempotent`, else empty. */
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
  /** Needs an `Idempotency-Key` header. */
  idempotent?: boolean;
  /** Only answers that are the same for everybody may name one. */
  cacheControl?: string;
  handler: (input: RouteInput<Auth, Params, Query, Body>) => Promise<z.input<Answer>>;
};

export type RouteHandler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

const PRIVATE = 'private, no-store';
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Makes a route handler: origin, session, zod in and out, request id, error table, no-store. Writes are
 * accepted from this site only; identity comes from the sealed cookie and never from the input.
 */
export function defineRoute<
  const Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType = Nothing,
  Query extends z.core.$ZodType = Nothing,
  Body extends z.core.$ZodType = Nothing,
>(definition: RouteDefinition<Auth, Answer, Params, Query, Body>): RouteHandler {
  return async (request, context) => {
    if (request.method === 'GET') await connection();
    const startedAt = performance.now();
    const requestId = readRequestId(request);
    const session = await RequestSession.read(request);
    const headers = new Headers({ 'x-request-id': requestId, 'x-content-type-options': 'nosniff' });
    let answer: unknown;
    let failure: ShopError | undefined;
    try {
      answer = await run(definition, request, context, session, requestId);
    } catch (error) {
      failure = toShopError(error);
      answer = toErrorAnswer(failure, requestId);
      if (session.customer && isSignedOutByApi(failure)) session.signOut();
    }
    headers.set('cache-control', failure ? PRIVATE : (definition.cacheControl ?? PRIVATE));
    const cookie = await session.toCookie();
    if (cookie) headers.append('set-cookie', cookie);
    const status = failure?.status ?? 200;
    logRequest(request, { requestId, status, failure, ms: performance.now() - startedAt });
    return Response.json(answer, { status, headers });
  };
}

async function run<
  Auth extends RouteAuth,
  Answer extends z.ZodType,
  Params extends z.core.$ZodType,
  Query extends z.core.$ZodType,
  Body extends z.core.$ZodType,
>(
  definition: RouteDefinition<Auth, Answer, Params, Query, Body>,
  request: Request,
  context: { params: Promise<unknown> } | undefined,
  session: RequestSession,
  requestId: string,
): Promise<unknown> {
  const { auth } = definition;
  if (auth === 'service') requireServiceSecret(request);
  else if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request);
  const actor = actorFor(auth, session);
  const given = {
    params: definition.params && (await context?.params),
    query: definition.query && Object.fromEntries(new URL(request.url).searchParams),
    body: definition.body && (await readJsonBody(request)),
  };
  const answer = await definition.handler({
    params: parsePart(definition.params, given.params),
    query: parsePart(definition.query, given.query),
    body: parsePart(definition.body, given.body),
    session,
    // why: actorFor has just proved what the type says
    actor: actor as ActorOf<Auth>,
    caller: { requestId, clientIp: readClientIp(request) },
    idempotencyKey: definition.idempotent ? readIdempotencyKey(request) : '',
  });
  return definition.answer.parse(answer);
}

function parsePart<Schema extends z.core.$ZodType>(
  schema: Schema | undefined,
  given: unknown,
): z.output<Schema> {
  // why: a route without a schema has z.undefined() as its type
  return schema ? parseInput(schema, given) : (undefined as z.output<Schema>);
}

function actorFor(auth: RouteAuth, session: RequestSession): Actor | undefined {
  if (auth === 'customer') return customerActor(requireCustomer(session));
  return auth === 'shopper' ? session.actor : undefined;
}

function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key');
  if (key && IDEMPOTENCY_KEY.test(key)) return key;
  throw new ShopError('bad_request', { field: 'idempotency-key' });
}

function isSignedOutByApi(error: ShopError): boolean {
  return isShopError(error, 'suspended') || isShopError(error, 'unauthenticated');
}
