const GROUPS_OF_A_HOUSEHOLD = 4;

/** What a client's address is counted by: an IPv6 address has billions of neighbours that are the same machine (/64). */
export function networkOf(address: string): string {
  // why: an IPv4 address may be written as one of IPv6
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const left = tail === undefined ? 0 : Math.max(0, GROUPS_OF_A_HOUSEHOLD - groups.length);
  const network = [...groups, ...Array<string>(left).fill('0')].slice(0, GROUPS_OF_A_HOUSEHOLD);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::`;
}
