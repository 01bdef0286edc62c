import { ShopError } from '@/lib/domain/errors';
import { orUndefined, readAtBuildOr } from './read-at-build';

const tagged: string[] = [];
jest.mock('next/cache', () => ({ cacheTag: (...names: string[]) => tagged.push(...names) }));

const failing = () => Promise.reject(new ShopError('unavailable'));

afterEach(() => {
  tagged.length = 0;
  delete process.env.NEXT_PHASE;
});

test('a build without an API gets the empty value, marked to be made again', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await readAtBuildOr(['none'], failing)).toEqual(['none']);
  expect(tagged).toEqual(['boot']);
});

test('at run time a failed read throws, so the last good page stays', async () => {
  await expect(readAtBuildOr([], failing)).rejects.toMatchObject({ code: 'unavailable' });
  expect(tagged).toEqual([]);
});

test('a good read is handed on in both, unmarked', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await readAtBuildOr(0, async () => 7)).toBe(7);
  expect(tagged).toEqual([]);
});

test('failure is not absence: only not_found is undefined', async () => {
  expect(await orUndefined(() => Promise.reject(new ShopError('not_found')))).toBeUndefined();
  await expect(orUndefined(failing)).rejects.toMatchObject({ code: 'unavailable' });
});
