import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT_IP_HEADER, nameClient, shopperAddress } from './client-ip';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:10.0.0.5', undefined],
  ['172.20.0.2', undefined],
  ['fd00::1', undefined],
  [undefined, undefined],
])('the peer %s is the shopper %s', (peer, shopper) => {
  expect(shopperAddress(peer)).toBe(shopper);
});

test('an address a browser claims never arrives', async () => {
  const server = createServer((req, res) => {
    nameClient(req);
    res.end(String(req.headers[CLIENT_IP_HEADER]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { [CLIENT_IP_HEADER]: '203.0.113.9' } });
  expect(await answer.text()).toBe('undefined');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
