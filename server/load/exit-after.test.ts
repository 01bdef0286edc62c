import { exitAfter } from './exit-after';

test.each([
  ['is done', undefined, 0],
  ['has failed', new Error('not closed'), 1],
])('the process ends once closing %s', async (_, failure, code) => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  await exitAfter(async () => {
    if (failure) throw failure;
  });
  expect(exit.mock.calls).toEqual([[code]]);
  expect(logged.mock.calls).toEqual(failure ? [[failure]] : []);
});
