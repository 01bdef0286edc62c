import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { fetch, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { setConnectTimeout } from './outgoing';

const before = getGlobalDispatcher();
let silent: Server;
const sockets: Socket[] = [];

beforeEach(async () => {
  silent = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  setGlobalDispatcher(before);
  for (const socket of sockets) socket.destroy();
  silent.close();
});

test('a connection that is not established in time is given up', async () => {
  setConnectTimeout(50);
  // why: an https connection needs a TLS handshake, which this server never answers
  const { port } = silent.address() as AddressInfo;
  const failure = await fetch(`https://127.0.0.1:${port}/`).catch((error) => error);
  expect(failure.cause).toMatchObject({ code: 'UND_ERR_CONNECT_TIMEOUT' });
});
