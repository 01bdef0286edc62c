import { z } from 'zod';
import { createLogger } from '@/shop-api/plugins/log';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { defineCommand } from './command';
import { buildEndpoint } from './endpoint';
import { COMMANDS_PATH } from './wire';

const SECRET = 'what-only-the-operator-of-the-shop-knows';
const echo = defineCommand({
  name: 'say',
  summary: 'Say a word.',
  input: z.object({ word: z.string() }),
  output: z.object({ word: z.string() }),
  run: async (_context, { word }) => ({ word }),
  text: ({ word }) => word,
});

let shop: TestShop;
let endpoint: ReturnType<typeof buildEndpoint>;
beforeAll(async () => {
  shop = await openTestShop();
  endpoint = buildEndpoint({
    commands: [echo],
    context: shop,
    operatorSecret: SECRET,
    log: createLogger('silent'),
  });
});
afterAll(async () => {
  await endpoint.close();
  await shop.close();
});

async function ask(payload: string) {
  const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
  const { statusCode, body } = await endpoint.inject({
    method: 'POST',
    url: COMMANDS_PATH,
    headers,
    payload,
  });
  return { status: statusCode, answer: body === '' ? undefined : JSON.parse(body) };
}

test('a command is run and its result returned', async () => {
  const command = { name: 'say', input: { word: 'vanakkam' } };
  expect(await ask(JSON.stringify(command))).toEqual({
    status: 200,
    answer: { result: { word: 'vanakkam' } },
  });
});

test.each([
  ['{"input":{}}', 'name: '],
  ['{"name":7,"input":{}}', 'name: '],
  ['[]', 'the body: '],
  ['"say"', 'the body: '],
  ['null', 'the body: '],
])('%s is refused as a malformed request, with the problem', async (payload, problem) => {
  const { status, answer } = await ask(payload);
  expect(status).toBe(400);
  expect(answer.message).toBe('The command request is invalid.');
  expect(answer.problems).toEqual([expect.stringContaining(problem)]);
});

test('a body that is not JSON is reported as such', async () => {
  expect(await ask('{')).toEqual({
    status: 400,
    answer: { message: expect.stringContaining('JSON'), problems: [] },
  });
});

test('an invalid input is refused by its command', async () => {
  expect(await ask(JSON.stringify({ name: 'say', input: {} }))).toMatchObject({
    status: 422,
    answer: { problems: [expect.stringContaining('word')] },
  });
});
