import { networkOf, siteOf } from './network-of';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['2001:db8:0:0:1::', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', ''],
  ['2001:db8:1:2::9', '2001:db8:1:'],
  ['2001:db8:0001:3::9', '2001:db8:1:'],
  ['2001:db8::9', '2001:db8:0:'],
])('%s belongs to the site %j', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});
