import Fastify from 'fastify';
import { ShopError } from '@/lib/domain/errors';
import { createLogger, describeError } from './log';

describe('the description of an error for the log', () => {
  it('keeps state and stack of a database error, not its SQL or values', () => {
    const driver = Object.assign(new Error('Key (mobile)=(9876543210) already exists.'), { code: '23505' });
    const failure = describeError(
      new Error('Failed query: insert into customers ... params: 9876543210', { cause: driver }),
    );
    expect(failure.sqlState).toBe('23505');
    expect(JSON.stringify(failure)).not.toContain('9876543210');
    expect(JSON.stringify(failure)).not.toContain('insert into');
  });

  it('masks codes and mobiles in other messages', () => {
    const failure = describeError(new Error('code 4821 for 9876543210 was not sent'));
    expect(failure.message).toBe('code •••• for •••• was not sent');
  });

  it('includes the causes of the shop’s own errors', () => {
    const refusal = new ShopError('unavailable', { message: 'Razorpay answered 401: Authentication failed' });
    expect(describeError(new ShopError('payment_link_failed', { cause: refusal }))).toMatchObject({
      message: 'payment_link_failed',
      cause: { type: 'ShopError', message: 'Razorpay answered 401: Authentication failed' },
    });
  });

  it('names a refused connection, whose error has a code but no message', () => {
    const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    const failure = describeError(new ShopError('unavailable', { cause: refused }));
    expect(failure.cause).toMatchObject({ type: 'AggregateError', message: 'ECONNREFUSED' });
  });

  it('leaves out the values of a database error in a cause too', () => {
    const driver = Object.assign(new Error('Key (mobile)=(9876543210) already exists.'), { code: '23505' });
    const failure = describeError(new ShopError('unavailable', { cause: driver }));
    expect(failure.sqlState).toBe('23505');
    expect(JSON.stringify(failure)).not.toContain('9876543210');
  });
});

it('a query, a body or a header is never logged', async () => {
  const lines: string[] = [];
  const loggerInstance = createLogger('info', { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  app.post('/register', async () => ({ ok: true }));
  await app.inject({
    method: 'POST',
    url: '/register?mobile=9876543210',
    headers: { authorization: 'Bearer top-secret' },
    payload: { otp: '4821' },
  });
  await app.close();
  const log = lines.join('');
  expect(log).toContain('"route":"/register"');
  for (const secret of ['9876543210', 'top-secret', '4821']) expect(log).not.toContain(secret);
});
