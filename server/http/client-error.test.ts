import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createHttpServer, LIMITS } from './http-server';

let server: Server;
afterEach(() => server.close());

test('an invalid body during the response closes the connection without an error page', async () => {
  server = createHttpServer(LIMITS);
  server.on('request', (_req, res) => res.writeHead(200, { 'content-length': 100 }).write('half'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    response += chunk;
  });
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n');
  await once(socket, 'data');
  socket.write('ZZ\r\n');
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1.1 200 OK.*half$/s);
});
