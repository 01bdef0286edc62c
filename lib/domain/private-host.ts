const PRIVATE = [
  /^(127|10)(\.\d+){3}$/,
  /^192\.168(\.\d+){2}$/,
  /^172\.(1[6-9]|2\d|3[01])(\.\d+){2}$/,
  /^\[?(::1|f[cd][\da-f]{2}:[\da-f:]*)\]?$/i,
  /^[a-z][a-z\d-]*$/i,
  /\.(localhost|local|internal|test)$/i,
];

/** Whether a host is this machine or in a private network, such as a container, and not a public host. */
export function isPrivateHost(host: string): boolean {
  return PRIVATE.some((pattern) => pattern.test(host));
}

/** Whether an origin is allowed in test mode: a private host without https. */
export function isOriginForTests(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'http:' && isPrivateHost(hostname);
}
