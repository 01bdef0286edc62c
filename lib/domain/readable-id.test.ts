import { readableIdAsRead } from './readable-id';

test('an id that was read out is normalised: O is 0, I and L are 1, lower case becomes upper case', () => {
  expect(readableIdAsRead('kdoil4TBA')).toBe('KD0114TBA');
});
