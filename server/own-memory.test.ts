import { giveBuffersTheirOwnMemory } from './own-memory';

const { poolSize } = Buffer;
afterEach(() => {
  Buffer.poolSize = poolSize;
});

test('a small buffer holds no more memory than it takes', () => {
  giveBuffersTheirOwnMemory();
  for (const bytes of [Buffer.from('a few'), Buffer.concat([Buffer.from('a few '), Buffer.from('more')])])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});
