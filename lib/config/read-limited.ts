import 'server-only';

/** Reads a whole stream; undefined when it is longer than `most` bytes, and then the rest is not read. */
export async function readLimited(
  stream: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.byteLength;
    if (bytes > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
