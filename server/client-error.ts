import type { Duplex } from 'node:stream';
import type { MessageId } from '@/lib/messages/message-id';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';

type Said = { status: string; page: MessageId };

const BROKEN: Said = { status: '400 Bad Request', page: 'error.not_understood' };
const BY_CODE: Record<string, Said> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', page: 'error.too_long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', page: 'error.too_slow' },
};

/** Answers what cannot be read as a request, and ends its connection. For a server's `clientError`. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, page } = BY_CODE[error.code ?? ''] ?? BROKEN;
  const body = plainPage('en', page);
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/html; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `content-security-policy: ${PLAIN_PAGE_POLICY}`,
    'x-content-type-options: nosniff',
    'cache-control: private, no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
