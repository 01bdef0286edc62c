/**
 * Gives each new buffer its own memory. Node allocates small buffers from a shared pool, so one cached buffer would
 * keep its whole pool block in memory (docs/adr/0036).
 */
export function disableBufferPool(): void {
  Buffer.poolSize = 0;
}
