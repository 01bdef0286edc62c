import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MessageId } from '@/lib/messages/message-id';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page';

type Said = { status: string; page: MessageId };

const BROKEN: Said = { status: '400 Bad Request', page: 'error.not_understood' };
const BY_CODE: Record<string, Said> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', page: 'error.too_long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', page: 'error.too_slow' },
};

/**
 * Answers what a server cannot read as a request, and ends its connection. Where the answer to an earlier request is still
 * owed, the connection ends without a word: whatever was said would be read as a part of it (RFC 9112, 9.3.2).
 */
export function answerClientErrors(server: Server): void {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    const ofSocket = open.get(socket) ?? new Set();
    open.set(socket, ofSocket.add(res));
    res.once('close', () => ofSocket.delete(res));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const isAnswering = [...(open.get(socket) ?? [])].some(
      ({ req, headersSent }) => req.complete || headersSent,
    );
    if (isAnswering || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answer(error, socket);
  });
}

function answer(error: NodeJS.ErrnoException, socket: Duplex): void {
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
