import { ACTOR_HEADER } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { callGroups } from '@/lib/contract/shop/all-calls';
import { errorCodesOf } from '@/lib/contract/shop/call-errors';
import { CHANGE_MARK_FORM } from '@/lib/domain/change-mark';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import { IDEMPOTENCY_KEY } from '@/lib/domain/patterns';
import { contractSchemas, type InputField, inputFields, type JsonSchema } from './schemas';

const ABOUT = `The calls of a Koodai shop, as its storefront makes them.

Every call needs the service credential (\`Authorization: Bearer …\`). A call for a guest or a customer also carries
the signed actor in \`${ACTOR_HEADER}\`: an HS256 JSON Web Token, signed with the same credential, whose \`sub\` is the
shopper's id, whose \`kind\` is \`guest\` or \`customer\` (then with \`sid\`, the session), good for a minute. \`user_id\` and
\`user_type\` of a payload must be the actor's.

\`Accept-Language\` (\`en\` or \`ta\`, English when it is left out) is the language of the page that asks: SMS are written in
that of the last sign-in or order, and lists by name go by it. Messages of answers are in English.

A field that a POST does not take is refused as \`bad_request\`, with its name.

Amounts are rupees. \`status\` is 1 for done, 2 for none or refused, 400 for a pincode not served. POST takes a form or
JSON. A failed call answers one error envelope; its \`code\` is what to go by. Another method than a path's own answers
\`wrong_method\` (405), with the right ones in \`Allow\`.`;

const PATH_PARAMETER = /:(\w+)/g;

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(): JsonSchema {
  const { components, answerOf } = contractSchemas();
  const operations = callGroups.flatMap(({ title, calls }) =>
    calls.map((call) => [
      call.path.replace(PATH_PARAMETER, '{$1}'),
      { [call.method.toLowerCase()]: operation(call, title, answerOf(call.name)) },
    ]),
  );
  return {
    openapi: '3.1.1',
    info: { title: 'Koodai shop API', version: '1.0.0', description: ABOUT },
    servers: [{ url: '/' }],
    tags: callGroups.map(({ title }) => ({ name: title })),
    paths: Object.fromEntries(operations),
    components: {
      schemas: components,
      securitySchemes: {
        service: { type: 'http', scheme: 'bearer', description: 'The service credential.' },
        actor: { type: 'apiKey', in: 'header', name: ACTOR_HEADER, description: 'The signed actor.' },
      },
    },
  };
}

function operation(call: ShopCall, tag: string, answer: JsonSchema): JsonSchema {
  const fields = inputFields(call.input);
  const inPath = [...call.path.matchAll(PATH_PARAMETER)].map(([, name]) => name);
  const isInPath = ({ name }: InputField) => inPath.includes(name);
  const inBody = call.method === 'POST' ? fields.filter((field) => !isInPath(field)) : [];
  return {
    operationId: call.name,
    tags: [tag],
    summary: firstSentence(call.summary),
    description: call.summary,
    security: securityOf(call),
    parameters: [
      ...fields
        .filter((field) => !inBody.includes(field))
        .map((field) => parameter(field, isInPath(field) ? 'path' : 'query')),
      ...(call.idempotent ? [{ ...IDEMPOTENCY_KEY_HEADER, required: call.idempotent === true }] : []),
      ...(call.newestStands ? [CHANGE_MARK] : []),
    ],
    ...(inBody.length > 0 ? { requestBody: requestBody(inBody) } : {}),
    responses: { 200: response('Done.', answer), ...errorResponses(call) },
  };
}

function firstSentence(text: string): string {
  const [first = text] = text.split(/(?<=[^.])\.(?: |$)|[;:] /);
  return first.replaceAll('`', '');
}

const IDEMPOTENCY_KEY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'One for each intent, made before the first try; the same key again answers the same.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
};

const CHANGE_MARK = {
  name: 'X-Change-Mark',
  in: 'header',
  required: false,
  description: 'The name of the browser tab that made the change, a dot, and the milliseconds of its clock.',
  schema: { type: 'string', pattern: CHANGE_MARK_FORM.source },
};

function securityOf({ identity }: ShopCall): readonly JsonSchema[] {
  return identity === 'none' ? [{ service: [] }, { service: [], actor: [] }] : [{ service: [], actor: [] }];
}

function parameter({ name, isRequired, schema }: InputField, place: 'path' | 'query'): JsonSchema {
  return { name, in: place, required: isRequired, schema };
}

function requestBody(fields: readonly InputField[]): JsonSchema {
  const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema: field }) => [name, field])),
    ...(required.length > 0 ? { required } : {}),
    additionalProperties: false,
  };
  return {
    required: required.length > 0,
    content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } },
  };
}

function errorResponses(call: ShopCall): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(call)) {
    const { status } = ERROR_TABLE[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const responses = [...byStatus].map(([status, codes]) => [
    status,
    response(codes.map((code) => `\`${code}\``).join(', '), { $ref: '#/components/schemas/Error' }),
  ]);
  return Object.fromEntries(responses);
}

function response(description: string, schema: JsonSchema): JsonSchema {
  return { description, content: { 'application/json': { schema } } };
}
