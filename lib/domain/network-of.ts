/** Of 16 bits each: the first 64 bits are the network of one household. */
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_SITE = 3;

/** The key for rate limits by IP address. IPv6 counts by /64 network, since one machine can use all its addresses. */
export function networkOf(address: string): string {
  // why: an IPv4 address may be written in IPv6 form (::ffff:1.2.3.4)
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const left = tail === undefined ? 0 : Math.max(0, GROUPS_OF_A_NETWORK - groups.length);
  const network = [...groups, ...Array<string>(left).fill('0')].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::`;
}

/**
 * What all networks of one IPv6 site (/48) begin with, for a network from `networkOf`; empty for IPv4. One customer of
 * a provider can get a whole /48, but so can thousands of mobiles.
 */
export function siteOf(network: string): string {
  return network.includes(':') ? `${network.split(':', GROUPS_OF_A_SITE).join(':')}:` : '';
}
