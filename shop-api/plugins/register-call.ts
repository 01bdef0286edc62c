import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, CALLER_IP_HEADER, type CustomerActor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { fieldAtFault } from '@/lib/contract/strict-input';
import { readChangeMark, readIdempotencyKey } from '@/lib/contract/write-headers';
import { CHANGE_MARK_HEADER, type ChangeMark } from '@/lib/domain/change-mark';
import { ShopError } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import { type Language, preferredLanguage } from '@/lib/domain/language';
import { issuesOf } from '@/lib/domain/log-safe';
import { networkOf } from '@/lib/domain/network-of';
import type { CallLane } from './call-lane';
import { matchActor, readActor, requireIdentity, requireServiceCredential } from './gate';

type ActorOf<Call extends ShopCall> = Call['identity'] extends 'customer'
  ? CustomerActor
  : Call['identity'] extends 'shopper'
    ? Actor
    : Actor | undefined;

/** What every handler gets. */
type SharedContext<Call extends ShopCall> = {
  input: z.output<Call['input']>;
  /** The actor signed by the BFF, already checked against the input's user_id and user_type. */
  actor: ActorOf<Call>;
  requestId: string;
  /** The browser's IP address as seen by the BFF; empty when not sent. */
  callerIp: string;
  /** The language of the page the BFF renders. */
  language: Language;
};

/** Only calls that declare `idempotent` have a key: validated, or generated where it is optional and missing. */
type KeyOf<Call extends ShopCall> = [Extract<Call['idempotent'], true | 'optional'>] extends [never]
  ? object
  : { idempotencyKey: string };

/** Only calls that declare `newestStands` have a mark: validated, undefined when not sent. */
type MarkOf<Call extends ShopCall> = [Extract<Call['newestStands'], true>] extends [never]
  ? object
  : { mark: ChangeMark | undefined };

export type CallContext<Call extends ShopCall = ShopCall> = SharedContext<Call> & KeyOf<Call> & MarkOf<Call>;

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** The response type of a handler; read-only, so that TypeScript infers `status: 1` as a literal. */
type AnswerOf<Call extends ShopCall> = DeepReadonly<z.input<Call['output']>>;

type CallOptions = {
  /** For calls that cost the database much. */
  lane?: CallLane;
  /** false lets a signed-out or suspended customer's actor through, as for userValidate and signout. */
  liveSession?: boolean;
};

const INVALID_BODY = {
  field: 'body',
  message: 'The body must be a JSON object, sent as application/json.',
};

/**
 * Registers one call of the contract: checks credential, actor, identity, input, owner and session, then runs the
 * handler. Its response is parsed too, so that unknown fields are never sent.
 */
export function registerCall<Call extends ShopCall, const Answer extends AnswerOf<Call>>(
  app: FastifyInstance,
  call: Call,
  handler: (context: CallContext<Call>) => Promise<Answer>,
  { lane, liveSession = true }: CallOptions = {},
): void {
  app.route({
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const { gate } = app;
      requireServiceCredential(request, gate.apiSecret);
      const signed = await readActor(request, gate);
      requireIdentity(call.identity, signed);
      const input = parseInput<Call['input']>(call, request);
      const actor = matchActor(input, signed);
      if (liveSession && actor?.kind === 'customer') await gate.requireLiveSession(actor);
      const shared: SharedContext<Call> = {
        input,
        // why: requireIdentity and matchActor have just checked this type
        actor: actor as ActorOf<Call>,
        requestId: request.id,
        callerIp: readCallerIp(request),
        language: preferredLanguage(request.headers['accept-language']),
      };
      const context = { ...shared, ...readKey(call, request), ...readMark(call, request) };
      const work = () => handler(context);
      const answer = await (lane ? lane(() => reply.raw.closed, work) : work());
      return reply.send(parseAnswer(call, answer, request));
    },
  });
}

function parseInput<Input extends z.ZodType>(
  call: ShopCall<Input>,
  request: FastifyRequest,
): z.output<Input> {
  const body = call.method === 'POST' ? (request.body ?? {}) : {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ShopError('bad_request', INVALID_BODY);
  const fields = z.record(z.string(), z.unknown());
  const given = { ...fields.parse(request.query), ...body, ...fields.parse(request.params) };
  // why: PostgreSQL's text type accepts every character except NUL
  const withNul = Object.entries(given).find(
    ([, value]) => typeof value === 'string' && value.includes('\0'),
  );
  if (withNul) throw new ShopError('bad_request', { field: withNul[0].slice(0, 60) });
  const parsed = call.input.safeParse(given);
  if (parsed.success) return parsed.data;
  const field = fieldAtFault(parsed.error);
  const why = parsed.error.issues[0]?.message ?? 'is not valid';
  const message = `${call.name}: ${field || 'input'}: ${why}`;
  throw new ShopError('bad_request', { message, field });
}

function readKey<Call extends ShopCall>(call: Call, request: FastifyRequest): KeyOf<Call>;
function readKey({ idempotent }: ShopCall, { headers }: FastifyRequest): { idempotencyKey?: string } {
  if (!idempotent) return {};
  return { idempotencyKey: readIdempotencyKey(headers[IDEMPOTENCY_KEY_HEADER], idempotent, randomUUID) };
}

function readMark<Call extends ShopCall>(call: Call, request: FastifyRequest): MarkOf<Call>;
function readMark(
  { newestStands }: ShopCall,
  { headers }: FastifyRequest,
): { mark?: ChangeMark | undefined } {
  return newestStands ? { mark: readChangeMark(headers[CHANGE_MARK_HEADER]) } : {};
}

/** The client address for rate limits; for IPv6 its network (`networkOf`). */
function readCallerIp(request: FastifyRequest): string {
  const given = request.headers[CALLER_IP_HEADER];
  return typeof given === 'string' && isIP(given) !== 0 ? networkOf(given) : '';
}

function parseAnswer(call: ShopCall, answer: unknown, request: FastifyRequest): unknown {
  const parsed = call.output.safeParse(answer);
  if (parsed.success) return parsed.data;
  request.log.error({ call: call.name, issues: issuesOf(parsed.error) }, 'answer breaks the contract');
  throw new ShopError('internal');
}
