import { z } from 'zod';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineRoute } from './define-route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv({ LOG_LEVEL: 'error' });

const request = () => {
  const headers = { 'x-request-id': 'abcdef-123456' };
  return new Request('http://localhost:3000/api/cart?mobile=9876543210', { headers });
};

let written: string[];
beforeEach(() => {
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
});

test('[d33.logged] a failed read logs one line with its request id and no personal data', async () => {
  const failing = defineRoute({
    auth: 'none',
    answer: z.object({}),
    handler: () => Promise.reject(new Error('no such table for 9876543210')),
  });
  await failing(request());
  expect(written).toHaveLength(1);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'bff_request',
    request_id: 'abcdef-123456',
    path: '/api/cart',
    status: 500,
    code: 'internal',
  });
  expect(written[0]).not.toContain('9876543210');
});

test('a long path is cut', async () => {
  const failing = defineRoute({
    auth: 'none',
    answer: z.object({}),
    handler: () => Promise.reject(new Error()),
  });
  await failing(new Request(`http://localhost:3000/api/${'a'.repeat(4000)}`));
  expect(JSON.parse(written[0] ?? '').path).toBe(`/api/${'a'.repeat(195)}`);
});

test('for a response that breaks its schema the log has the path, not the value', async () => {
  const broken = defineRoute({
    auth: 'none',
    answer: z.object({ lines: z.array(z.object({ mobile: z.number() })) }),
    handler: () => Promise.resolve(JSON.parse('{"lines":[{"mobile":"9876543210"}]}')),
  });
  expect((await broken(request())).status).toBe(500);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    code: 'internal',
    cause: ['ZodError', 'lines.0.mobile: invalid_type'],
  });
  expect(written[0]).not.toContain('9876543210');
});
