import { newReadableId, readableIdAsRead } from './readable-id';

test('an id is found as it is read out: O is 0, I and L are 1, small letters are large', () => {
  expect(readableIdAsRead('kdoil4TBA')).toBe('KD0114TBA');
});

test('an id stays as it is when it is copied', () => {
  for (let round = 0; round < 100; round += 1) {
    const id = newReadableId('KD');
    expect(readableIdAsRead(id)).toBe(id);
  }
});
