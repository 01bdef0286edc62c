import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, CALLER_IP_HEADER, type CustomerActor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { fieldAtFault } from '@/lib/contract/strict-input';
import { CHANGE_MARK_HEADER, type ChangeMark, parseChangeMark } from '@/lib/domain/change-mark';
import { ShopError } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY_HEADER } from '@/lib/domain/headers';
import { askedLanguage, type Language } from '@/lib/domain/language';
import { issuesOf } from '@/lib/domain/log-safe';
import { networkOf } from '@/lib/domain/network-of';
import { IDEMPOTENCY_KEY } from '@/lib/domain/patterns';
import { matchActor, readActor, requireIdentity, requireServiceCredential } from './gate';

type ActorOf<Call extends ShopCall> = Call['identity'] extends 'customer'
  ? CustomerActor
  : Call['identity'] extends 'shopper'
    ? Actor
    : Actor | undefined;

export type CallContext<Call extends ShopCall = ShopCall> = {
  input: z.output<Call['input']>;
  /** Signed by the BFF, already matched with the input's user_id and user_type. */
  actor: ActorOf<Call>;
  requestId: string;
  /** Set and checked on calls marked idempotent, a new one where none needs to be sent; else empty. */
  idempotencyKey: string;
  /** Checked on calls whose newest change stands; undefined on others, and where nobody says it. */
  mark: ChangeMark | undefined;
  /** The browser's address as the BFF saw it; empty when it does not say. */
  callerIp: string;
  /** Of the page that the BFF asks for. */
  language: Language;
};

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** What a handler may answer; read-only, so that TypeScript keeps `status: 1` a literal. */
type AnswerOf<Call extends ShopCall> = DeepReadonly<z.input<Call['output']>>;

type CallOptions = {
  /** false lets a signed-out or suspended customer's actor through, as for userValidate and signout. */
  liveSession?: boolean;
};

const BODY_OF_FIELDS = {
  field: 'body',
  message: 'The body must be a JSON object, sent as application/json.',
};

/** As the error envelope allows. */
const MAX_MESSAGE = 500;

/**
 * Serves one call of the contract: credential, actor, identity, input, owner, session, then the handler,
 * whose answer is parsed too, so fields the contract does not know never leave.
 */
export function registerCall<Call extends ShopCall, const Answer extends AnswerOf<Call>>(
  app: FastifyInstance,
  call: Call,
  handler: (context: CallContext<Call>) => Promise<Answer>,
  { liveSession = true }: CallOptions = {},
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
      const answer = await handler({
        input,
        // why: requireIdentity and matchActor have just proved what the type says
        actor: actor as ActorOf<Call>,
        requestId: request.id,
        idempotencyKey: call.idempotent ? readIdempotencyKey(request, call.idempotent) : '',
        mark: call.newestStands ? readChangeMark(request) : undefined,
        callerIp: readCallerIp(request),
        language: askedLanguage(request.headers['accept-language']),
      });
      return reply.send(parseAnswer(call, answer, request));
    },
  });
}

function parseInput<Input extends z.ZodType>(
  call: ShopCall<Input>,
  request: FastifyRequest,
): z.output<Input> {
  const body = call.method === 'POST' ? (request.body ?? {}) : {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new ShopError('bad_request', BODY_OF_FIELDS);
  const fields = z.record(z.string(), z.unknown());
  const given = { ...fields.parse(request.query), ...body, ...fields.parse(request.params) };
  // why: PostgreSQL's text holds every character but this one
  const withNul = Object.entries(given).find(
    ([, value]) => typeof value === 'string' && value.includes('\0'),
  );
  if (withNul) throw new ShopError('bad_request', { field: withNul[0].slice(0, 60) });
  const parsed = call.input.safeParse(given);
  if (parsed.success) return parsed.data;
  const field = fieldAtFault(parsed.error);
  const why = parsed.error.issues[0]?.message ?? 'is not valid';
  const message = `${call.name}: ${field || 'input'}: ${why}`.slice(0, MAX_MESSAGE);
  throw new ShopError('bad_request', { message, field });
}

function readIdempotencyKey(request: FastifyRequest, needed: true | 'optional'): string {
  const key = request.headers[IDEMPOTENCY_KEY_HEADER];
  if (key === undefined && needed === 'optional') return randomUUID();
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key)) return key;
  throw new ShopError('bad_request', {
    message: 'Idempotency-Key is not valid',
    field: IDEMPOTENCY_KEY_HEADER,
  });
}

function readChangeMark(request: FastifyRequest): ChangeMark | undefined {
  const given = request.headers[CHANGE_MARK_HEADER];
  if (given === undefined) return undefined;
  const mark = parseChangeMark(String(given));
  if (mark) return mark;
  throw new ShopError('bad_request', { message: 'X-Change-Mark is not valid', field: CHANGE_MARK_HEADER });
}

/** The network, where it is IPv6 (`networkOf`): what callers are counted by. */
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
