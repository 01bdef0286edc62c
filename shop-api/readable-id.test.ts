import { readableIdAsRead } from '@/lib/domain/readable-id';
import { newReadableId } from './readable-id';

test('a new id does not change when it is normalised', () => {
  for (let round = 0; round < 100; round += 1) {
    const id = newReadableId('KD');
    expect(readableIdAsRead(id)).toBe(id);
  }
});
