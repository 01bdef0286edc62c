import fc from 'fast-check';
import type { ShopCall } from '@/lib/contract/define-call';
import type { Payload } from '@/shop-api/conformance/send';
import { inputFields, type JsonSchema } from '@/shop-api/modules/docs/schemas';

/** Texts that often break programs: SQL, patterns, NUL, lone surrogates, prototype keys, very long text. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  "' or '1'='1",
  "'); drop table products; --",
  '1; select pg_sleep(10)',
  '%',
  '_',
  '\\',
  ':',
  '$1',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e309',
  '0x10',
  '1,2,3',
  '2147483648',
  '99999999999999999999',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%zz',
  '\ud800',
  '\u202egnp.exe',
  'தக்காளி',
  '👩‍👩‍👧‍👦🍅',
  'x'.repeat(10_000),
  '9'.repeat(400),
  '9999999999,9999999999',
];
const NASTY_NUMBERS = [0, -0, -1, 1.5, 99, 100, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, 5e-324];
const DEEP = nest(1_000);

function nest(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(...NASTY_TEXTS),
  fc.constantFrom<unknown>(...NASTY_NUMBERS),
  fc.constantFrom<unknown>(true, false, null, [], [1, 'a'], {}, { length: 3 }, DEEP),
  fc.constantFrom<unknown>(JSON.parse('{"__proto__":{"polluted":1}}'), Array(500).fill('a')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.jsonValue(),
);

/** Values allowed by a field's schema, including its edges. */
function allowedBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((one) => allowedBy(Object(one))));
  if (schema.type === 'integer' || schema.type === 'number') return numbersOf(schema);
  if (schema.type === 'string') return textsOf(schema);
  return hostileValue;
}

const numberOr = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

function numbersOf({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): fc.Arbitrary<unknown> {
  const min = numberOr(minimum, numberOr(exclusiveMinimum, -1) + 1);
  const max = numberOr(maximum, 2 ** 31);
  const edges = fc.constantFrom(min - 1, min, max, max + 1);
  return fc.oneof(
    edges,
    type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
  );
}

function textsOf({ pattern, minLength, maxLength }: JsonSchema): fc.Arbitrary<unknown> {
  const min = numberOr(minLength, 0);
  const max = numberOr(maxLength, 50);
  const edges = fc.constantFrom(min, max, max + 1).map((length) => 'x'.repeat(Math.max(0, length)));
  const texts = fc.oneof(
    edges,
    fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 200) }),
  );
  return typeof pattern === 'string' && isSimple(pattern)
    ? fc.oneof(fc.stringMatching(new RegExp(pattern)), texts)
    : texts;
}

/** True unless the pattern has syntax that fc.stringMatching does not support. */
function isSimple(pattern: string): boolean {
  return !/\(\?[=!<]|\\p\{/.test(pattern);
}

/** Changes to a valid input of the call: some fields replaced by values that fit their schema or violate it. */
export function hostileChanges(call: ShopCall): fc.Arbitrary<Payload> {
  const fields = inputFields(call.input).map(({ name, schema }): [string, fc.Arbitrary<unknown>] => [
    name,
    fc.oneof(allowedBy(schema), hostileValue),
  ]);
  const unknownField = fc.constantFrom('constructor', 'toString', 'isAdmin', '$where', 'a[b]');
  return fc
    .tuple(fc.record(Object.fromEntries(fields), { requiredKeys: [] }), fc.option(unknownField, { freq: 4 }))
    .map(([changes, extra]) => (extra === null ? changes : { ...changes, [extra]: 'x' }));
}
