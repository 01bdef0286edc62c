import type { z } from 'zod';
import type { ShopCall } from '@/lib/contract/define-call';
import { errorCodesOf } from '@/lib/contract/shop/call-errors';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import { REQUEST_ID_HEADER } from '@/lib/domain/headers';
import type { Incoming } from './target';

/** A violation of the contract, described in its message. */
export class Mismatch extends Error {}

const MAX_SHOWN = 5;

/** @throws Mismatch unless the response is a success as in the contract, without unknown fields. */
export function requireGoodAnswer({ output }: ShopCall, { status, headers, body }: Incoming): void {
  if (status !== 200) throw new Mismatch(`answered ${status} ${codeOf(body)}instead of 200`);
  const parsed = output.safeParse(body);
  if (!parsed.success) throw new Mismatch(issuesText(parsed.error.issues));
  const unknown = unknownFields(body, parsed.data, '');
  if (unknown.length > 0) throw new Mismatch(`fields the contract does not know: ${unknown.join(', ')}`);
  if (headers['cache-control'] !== 'no-store') throw new Mismatch('the answer may be cached');
  if (!headers[REQUEST_ID_HEADER]) throw new Mismatch('the answer has no x-request-id');
}

export type Refusal = { code: ErrorCode | readonly ErrorCode[]; field?: string };

/** @throws Mismatch unless the response is this refusal, or one of these, in the error envelope. */
export function requireRefusal(incoming: Incoming, { code, field }: Refusal): void {
  const { status, body } = incoming;
  const codes = typeof code === 'string' ? [code] : code;
  const wanted = codes
    .map((one) => `${ERROR_TABLE[one].status} ${one}${field ? ` of ${field}` : ''}`)
    .join(' or ');
  const envelope = errorWire.safeParse(body);
  if (!envelope.success) throw new Mismatch(`answered ${status} without an error envelope, not ${wanted}`);
  const { error } = envelope.data;
  const isWanted =
    status === ERROR_TABLE[error.code].status &&
    codes.includes(error.code) &&
    (field === undefined || isOfField(error.field, field));
  const given = `${status} ${error.code}${error.field ? ` of ${error.field}` : ''}`;
  if (!isWanted) throw new Mismatch(`answered ${given}, not ${wanted}`);
}

/** @throws Mismatch when the call must not fail this way, or a 400 names none of its fields. */
export function requireKnownFailure(
  call: ShopCall,
  { status, body }: Incoming,
  fields: readonly string[],
): void {
  const envelope = errorWire.safeParse(body);
  if (!envelope.success) throw new Mismatch(`answered ${status} without an error envelope`);
  const { code, field } = envelope.data.error;
  if (status >= 500 || !errorCodesOf(call).includes(code)) throw new Mismatch(`answered ${status} ${code}`);
  if (status !== ERROR_TABLE[code].status) throw new Mismatch(`answered ${status} for ${code}`);
  if (status === 400 && field !== 'body' && !fields.some((name) => isOfField(field, name)))
    throw new Mismatch(`answered 400 of ${field ?? 'no field'}, which is none of ${fields.join(', ')}`);
}

function isOfField(given: string | undefined, field: string): boolean {
  return given === field || given?.startsWith(`${field}.`) === true;
}

function codeOf(body: unknown): string {
  const { data } = errorWire.safeParse(body);
  return data ? `${data.error.code}${data.error.field ? ` of ${data.error.field}` : ''} ` : '';
}

/** The problems of a response in one line; the same problem in several rows of a list is reported once. */
function issuesText(issues: readonly z.core.$ZodIssue[]): string {
  const alike = new Map<string, { first: z.core.$ZodIssue; count: number }>();
  for (const issue of issues) {
    const kind = [...issue.path.map((part) => (typeof part === 'number' ? '*' : part)), issue.message].join();
    const known = alike.get(kind);
    if (known) known.count += 1;
    else alike.set(kind, { first: issue, count: 1 });
  }
  const shown = [...alike.values()].slice(0, MAX_SHOWN).map(({ first: { path, message }, count }) => {
    const more = count > 1 ? ` (and ${count - 1} more like it)` : '';
    return `${path.join('.') || 'the answer'}: ${message}${more}`;
  });
  const left = alike.size - shown.length;
  return [...shown, ...(left > 0 ? [`and ${left} other things`] : [])].join('; ');
}

/** The parsed response of a call that other checks depend on. @throws Mismatch that names the call. */
export function readAnswer<Call extends ShopCall>(
  call: Call,
  { status, body }: Incoming,
): z.output<Call['output']> {
  const parsed = safeParse<Call['output']>(call.output, body);
  if (parsed.success) return parsed.data;
  throw new Mismatch(
    `${call.name} answered ${status} with what the contract does not allow: ${issuesText(parsed.error.issues)}`,
  );
}

/** The parsed error of a call that other checks depend on. @throws Mismatch that names the call. */
export function readRefusal({ name }: ShopCall, { status, body }: Incoming) {
  const parsed = errorWire.safeParse(body);
  if (parsed.success) return parsed.data.error;
  throw new Mismatch(`${name} answered ${status} without an error envelope`);
}

function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  return schema.safeParse(json);
}

/** The paths of fields in `given` that are missing in `known`, its parsed form. */
function unknownFields(given: unknown, known: unknown, path: string): string[] {
  if (typeof given !== 'object' || given === null || typeof known !== 'object' || known === null) return [];
  const names: Record<string, unknown> = { ...known };
  return Object.entries(given).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return name in names ? unknownFields(value, names[name], at) : [at];
  });
}
