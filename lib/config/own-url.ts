/** `0.0.0.0`, `::` and their like. */
const EVERY_ADDRESS = /^[0.:]*$/;

/** The URL at which a program on this machine reaches a server that listens on this host and port. */
export function ownUrl(host: string, port: number): string {
  if (EVERY_ADDRESS.test(host)) return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
