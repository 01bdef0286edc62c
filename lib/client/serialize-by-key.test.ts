import { forgetCart } from './cart/cart-store';
import { serializeByKey } from './serialize-by-key';
import { later } from './testing/carts';

/** Resolves after everything that is ready to run has run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function twoCalls() {
  const calls = [later<string>(), later<string>()] as const;
  const made: string[] = [];
  const answers = ['one', 'two'].map((name, index) =>
    serializeByKey('a list', () => {
      made.push(name);
      return calls[index]?.promise ?? Promise.reject(new Error('no such call'));
    }),
  );
  return { calls, made, answers };
}

test('the second of two calls with one key starts when the first has its answer', async () => {
  const { calls, made, answers } = twoCalls();
  await nextTask();
  expect(made).toEqual(['one']);
  calls[0].resolve('first');
  await nextTask();
  expect(made).toEqual(['one', 'two']);
  calls[1].resolve('second');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

test('a failing call rejects only for its caller, and the next call is made', async () => {
  const { calls, answers } = twoCalls();
  calls[0].reject(new Error('lost'));
  calls[1].resolve('second');
  const [first, second] = await Promise.allSettled(answers);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'lost' } });
  expect(second).toMatchObject({ value: 'second' });
});

test('waiting calls are sent when the page is left', async () => {
  const { calls, made, answers } = twoCalls();
  window.dispatchEvent(new Event('pagehide'));
  await nextTask();
  expect(made).toEqual(['one', 'two']);
  calls[0].resolve('first');
  calls[1].resolve('second');
  await Promise.all(answers);
});

test('calls with different keys do not wait for each other', async () => {
  const { calls, answers } = twoCalls();
  expect(await serializeByKey('another list', async () => 'at once')).toBe('at once');
  calls[0].resolve('first');
  calls[1].resolve('second');
  await Promise.all(answers);
});

test('a waiting call is not sent for another shopper', async () => {
  const { calls, made, answers } = twoCalls();
  const failed = expect(answers[1]).rejects.toMatchObject({ code: 'unauthenticated' });
  forgetCart();
  calls[0].resolve('first');
  await failed;
  expect(made).toEqual(['one']);
});

test('the answer to a running call does not reach another shopper', async () => {
  const { calls, answers } = twoCalls();
  const failed = Promise.all(
    answers.map((answer) => expect(answer).rejects.toMatchObject({ code: 'unauthenticated' })),
  );
  forgetCart();
  calls[0].resolve('first');
  await failed;
});
