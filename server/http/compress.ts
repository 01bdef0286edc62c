import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Higher levels cost much more time and save little: measured with the home page (docs/adr/0017). */
const BROTLI_QUALITY = 6;
/** The highest level: a page is compressed once and sent often. */
const GZIP_LEVEL = 9;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** `identity` means uncompressed (RFC 9110, 12.5.3). */
export type Encoding = 'br' | 'gzip' | 'identity';

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return deflate(body, { level: GZIP_LEVEL });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
