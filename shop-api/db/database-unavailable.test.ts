import { Client, DatabaseError } from 'pg';
import { freePort } from '@/shop-api/testing/free-port';
import { isDatabaseUnavailable } from './database-unavailable';

const withState = (code: string) => Object.assign(new DatabaseError('no', 2, 'error'), { code });

test.each([
  ['a connection that failed', '08006'],
  ['a full disk', '53100'],
  ['too many connections', '53300'],
  ['an input or output error', '58030'],
  ['a server that stops', '57P01'],
  ['a server that starts', '57P03'],
  ['a statement that took too long', '57014'],
  ['a deadlock after all retries', '40P01'],
  ['a serialization failure after all retries', '40001'],
])('%s counts as an unavailable database', (_name, code) => {
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: withState(code) }))).toBe(true);
});

test.each([
  ['a row that is there already', '23505'],
  ['a statement that was wrong', '42601'],
])('%s does not count as an unavailable database', (_name, code) => {
  expect(isDatabaseUnavailable(withState(code))).toBe(false);
});

test('a refused connection and pg’s lost-connection errors count as an unavailable database', async () => {
  const client = new Client({ connectionString: `postgres://127.0.0.1:${await freePort()}/none` });
  const refused: unknown = await client.connect().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refused)).toBe(true);
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(isDatabaseUnavailable(new Error('no'))).toBe(false);
  expect(isDatabaseUnavailable('no')).toBe(false);
});
