import { readFrontSettings } from './settings';

test('a setting that is empty is as if it were not there', () => {
  const empty = { MAX_IN_FLIGHT: '', SERVICE_WORKER: '', NEXT_DIST_DIR: '', TRUSTED_PROXIES: '' };
  expect(readFrontSettings({ NODE_ENV: 'production', ...empty })).toEqual(
    readFrontSettings({ NODE_ENV: 'production' }),
  );
});
