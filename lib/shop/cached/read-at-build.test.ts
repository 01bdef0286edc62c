import { ShopError } from '@/lib/domain/errors';
import { orUndefined, readAtBuildOr } from './read-at-build';

const tagged: string[] = [];
jest.mock('next/cache', () => ({ cacheTag: (...names: string[]) => tagged.push(...names) }));

const failing = () => Promise.reject(new ShopError('unavailable'));

afterEach(() => {
  tagged.length = 0;
  delete process.env.NEXT_PHASE;
});

test('a build without an API gets the empty value, tagged for revalidation', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await readAtBuildOr(['none'], failing)).toEqual(['none']);
  expect(tagged).toEqual(['boot']);
});

test('at run time a failed read throws, so that the last good page stays', async () => {
  await expect(readAtBuildOr([], failing)).rejects.toMatchObject({ code: 'unavailable' });
  expect(tagged).toEqual([]);
});

test('a successful read returns its value untagged, at build and at run time', async () => {
  process.env.NEXT_PHASE = 'phase-production-build';
  expect(await readAtBuildOr(0, async () => 7)).toBe(7);
  expect(tagged).toEqual([]);
});

test('only not_found becomes undefined; other failures throw', async () => {
  expect(await orUndefined(() => Promise.reject(new ShopError('not_found')))).toBeUndefined();
  await expect(orUndefined(failing)).rejects.toMatchObject({ code: 'unavailable' });
});
