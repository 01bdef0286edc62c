import { forgetCart } from './cart-store';
import { inTurn } from './in-turn';
import { later } from './testing/carts';

/** What is ready to run has run. */
const turned = () => new Promise((resolve) => setTimeout(resolve));

function twoCalls() {
  const calls = [later<string>(), later<string>()] as const;
  const made: string[] = [];
  const answers = ['one', 'two'].map((name, index) =>
    inTurn('a list', () => {
      made.push(name);
      return calls[index]?.promise ?? Promise.reject(new Error('no such call'));
    }),
  );
  return { calls, made, answers };
}

test('the second of two calls is made when the first has its answer', async () => {
  const { calls, made, answers } = twoCalls();
  await turned();
  expect(made).toEqual(['one']);
  calls[0].resolve('first');
  await turned();
  expect(made).toEqual(['one', 'two']);
  calls[1].resolve('second');
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

test('one that fails tells who made it, and the next is made', async () => {
  const { calls, answers } = twoCalls();
  calls[0].reject(new Error('lost'));
  calls[1].resolve('second');
  const [first, second] = await Promise.allSettled(answers);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'lost' } });
  expect(second).toMatchObject({ value: 'second' });
});

test('what waits goes out when the page is left', async () => {
  const { calls, made, answers } = twoCalls();
  window.dispatchEvent(new Event('pagehide'));
  await turned();
  expect(made).toEqual(['one', 'two']);
  calls[0].resolve('first');
  calls[1].resolve('second');
  await Promise.all(answers);
});

test('calls of another name wait for nothing', async () => {
  const { calls, answers } = twoCalls();
  expect(await inTurn('another list', async () => 'at once')).toBe('at once');
  calls[0].resolve('first');
  calls[1].resolve('second');
  await Promise.all(answers);
});

test('what waits is not sent for the next shopper', async () => {
  const { calls, made, answers } = twoCalls();
  const failed = expect(answers[1]).rejects.toMatchObject({ code: 'unauthenticated' });
  forgetCart();
  calls[0].resolve('first');
  await failed;
  expect(made).toEqual(['one']);
});
