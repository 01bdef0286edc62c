const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|::1)$/i;
const PRIVATE_ADDRESS = [
  /^(127|10)(\.\d+){3}$/,
  /^192\.168(\.\d+){2}$/,
  /^172\.(1[6-9]|2\d|3[01])(\.\d+){2}$/,
  /^(::1|(f[cd][\da-f]{2}|fe80):[\da-f:.]*(%.+)?)$/i,
];
const PRIVATE_NAME = /^[a-z][a-z\d-]*$|\.(local|internal|test)$/i;

/** Whether a host is this machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK.test(withoutBrackets(host));
}

/** Whether an IP address is a loopback, private-network or link-local address. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE_ADDRESS.some((pattern) => pattern.test(address));
}

/** Whether a host is this machine or in a private network, such as a container, and not a public host. */
export function isPrivateHost(host: string): boolean {
  return isLoopbackHost(host) || isPrivateAddress(withoutBrackets(host)) || PRIVATE_NAME.test(host);
}

function withoutBrackets(host: string): string {
  return host.replace(/^\[(.*)\]$/, '$1');
}
