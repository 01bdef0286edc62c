/**
 * Has each buffer lie in memory of its own from now on. Node cuts small ones from larger pieces, and one that a cache keeps
 * would keep its whole piece (docs/adr/0036).
 */
export function giveBuffersTheirOwnMemory(): void {
  Buffer.poolSize = 0;
}
