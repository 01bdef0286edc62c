import { problemBody } from './orders';

test.each([
  [{ reason: 'other', message: ' ' }, ['message']],
  [{ reason: 'other', message: 'The bag was wet.' }, undefined],
  [{ reason: 'late', message: '' }, undefined],
])('a report with the reason "other" needs a message: %j', (report, fault) => {
  expect(problemBody.safeParse(report).error?.issues[0]?.path).toEqual(fault);
});
