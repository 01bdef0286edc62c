import { disableBufferPool } from './buffer-pool';

const { poolSize } = Buffer;
afterEach(() => {
  Buffer.poolSize = poolSize;
});

test('a small buffer has its own memory, not a slice of a pool', () => {
  disableBufferPool();
  for (const bytes of [Buffer.from('a few'), Buffer.concat([Buffer.from('a few '), Buffer.from('more')])])
    expect(bytes.buffer.byteLength).toBe(bytes.length);
});
