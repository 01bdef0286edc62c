import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { MessageId } from '@/lib/messages/message-id';
import { PLAIN_PAGE_POLICY, plainPage } from '@/server/page/plain-page';

type ErrorPage = { status: string; page: MessageId };

const BAD_REQUEST: ErrorPage = { status: '400 Bad Request', page: 'error.not_understood' };
const PAGE_BY_ERROR_CODE: Record<string, ErrorPage> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', page: 'error.too_long' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', page: 'error.too_slow' },
};

/**
 * Sends an error page for a request that Node cannot parse, then closes the connection. While an earlier request on the
 * connection is unanswered, it only closes it: the client would read the page as that response (RFC 9112, 9.3.2).
 */
export function answerClientErrors(server: Server): void {
  const unfinished = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }: IncomingMessage, res: ServerResponse) => {
    const responses = unfinished.get(socket) ?? new Set();
    unfinished.set(socket, responses.add(res));
    res.once('close', () => responses.delete(res));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const isAnswering = [...(unfinished.get(socket) ?? [])].some(
      ({ req, headersSent }) => req.complete || headersSent,
    );
    if (isAnswering || error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else answer(error, socket);
  });
}

function answer(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { status, page } = PAGE_BY_ERROR_CODE[error.code ?? ''] ?? BAD_REQUEST;
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
