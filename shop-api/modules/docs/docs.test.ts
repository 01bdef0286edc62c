import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { openApiDocument } from './openapi';

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
  responses: Record<string, { description: string; content: { 'application/json': { schema: object } } }>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components: object };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });

async function servedDocument(): Promise<Document> {
  return (await get('/docs/openapi.json')).json();
}

async function operationOf(name: string): Promise<Operation> {
  const { paths } = await servedDocument();
  const found = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found;
}

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, with no broken references', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await servedDocument());
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
    expect(validator.version).toBe('3.1');
  });

  it('would be refused by the validator if it were broken', async () => {
    const broken = { ...(await servedDocument()), paths: { '/cms': { get: { responses: { 200: 'ok' } } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it('[d2.openapi] has one operation for each call of the contract, at its method and path', async () => {
    const { paths } = await servedDocument();
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const calls = allCalls.map(
      ({ name, method, path }) =>
        `${name} ${method.toLowerCase()} ${path.replace(':product_id', '{product_id}')}`,
    );
    expect(operations.sort()).toEqual(calls.sort());
  });

  it('requires only fields without a default', async () => {
    const { parameters } = await operationOf('productlist');
    expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual(['cat_id']);
    const { requestBody } = await operationOf('cartupdate');
    const form = requestBody?.content['application/x-www-form-urlencoded']?.schema;
    expect(form?.required).toEqual(['user_id', 'product_id', 'quantity']);
  });

  it('distinguishes path parameters and headers from other parameters', async () => {
    expect(await operationOf('socialShare')).toMatchObject({
      parameters: [{ name: 'product_id', in: 'path', required: true }],
    });
    expect(await operationOf('OrderConfirm')).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
    });
    expect(await operationOf('cartupdate')).toMatchObject({
      parameters: [{ name: 'X-Change-Mark', in: 'header', required: false }],
    });
  });

  it('lists the errors of each call by status', async () => {
    const { responses } = await operationOf('cartinsert');
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '500',
      '503',
    ]);
    expect(responses[409]?.description).toBe('`out_of_stock`');
  });

  it('[d2.openapi] describes the actual responses: a real listing matches, one with an extra field does not', async () => {
    const { components } = await servedDocument();
    const { responses } = await operationOf('productlist');
    const schema = { ...responses[200]?.content['application/json'].schema, components };
    const validate = new Ajv2020({ strict: false, formats: { uri: true } }).compile(schema);
    const headers = { authorization: `Bearer ${shop.config.apiSecret}` };
    const answer = (await shop.app.inject({ url: '/productlist?cat_id=fruits', headers })).json();
    expect([validate(answer), validate.errors]).toEqual([true, null]);
    expect(validate({ ...answer, status: 3 })).toBe(false);
    expect(validate({ ...answer, secret: 1 })).toBe(false);
  });

  it('is the same each time it is generated', () => {
    expect(openApiDocument()).toEqual(openApiDocument());
  });
});

describe('the viewer at /docs', () => {
  it('is a page whose scripts and styles come from the API itself', async () => {
    const page = await get('/docs');
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
    const served = sources.filter((source) => !source.startsWith('data:'));
    expect(served.length).toBeGreaterThan(3);
    for (const source of served) {
      expect(source).toMatch(/^\/docs\//);
      expect((await get(source)).statusCode).toBe(200);
    }
  });

  it('serves no other file of the package', async () => {
    expect((await get('/docs/index.html')).statusCode).toBe(404);
    expect((await get('/docs/..%2Fpackage.json')).statusCode).toBe(404);
  });
});
