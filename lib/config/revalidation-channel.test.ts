import * as channel from './revalidation-channel';

test('a module that is loaded again in the same process has the same instance id', () => {
  jest.isolateModules(() => {
    const again: typeof channel = require('./revalidation-channel');
    expect(again).not.toBe(channel);
    expect(again.INSTANCE_ID).toBe(channel.INSTANCE_ID);
  });
  expect(channel.INSTANCE_ID).toContain(`:${process.pid}:`);
});
