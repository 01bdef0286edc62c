import type { Socket } from 'node:net';
import type { z } from 'zod';
import type { errorWire } from '@/lib/contract/shop/error-wire';
import { ShopError } from '@/lib/domain/errors';

const STATUS_BY_ERROR_CODE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Sends the error envelope for a request that Node cannot parse, then closes the connection. */
export function answerClientError({ code: errorCode = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (errorCode === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { code, message } = new ShopError('bad_request');
  const body: z.infer<typeof errorWire> = { error: { code, message } };
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${STATUS_BY_ERROR_CODE[errorCode] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
