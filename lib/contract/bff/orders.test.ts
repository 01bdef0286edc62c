import { problemBody } from './orders';

test.each([
  [{ reason: 'other', message: ' ' }, ['message']],
  [{ reason: 'other', message: 'The bag was wet.' }, undefined],
  [{ reason: 'late', message: '' }, undefined],
])('a report of something else needs words: %j', (report, fault) => {
  expect(problemBody.safeParse(report).error?.issues[0]?.path).toEqual(fault);
});
