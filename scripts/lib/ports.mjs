import net from 'node:net';
import { codeOf } from './errors.mjs';
import { recordOf } from './record-of.mjs';
import { Refusal } from './refusal.mjs';

/**
 * @typedef {object} Address where a server is to listen, with the names of the variables that say so
 * @property {string} portVariable
 * @property {number} port
 * @property {string} hostVariable
 * @property {string} [host] all addresses of this machine without one
 */

/**
 * @param {Address} address
 * @throws Refusal that names the variable to change when the port or host cannot be used
 */
export async function requireFreePort({ portVariable, port, hostVariable, host }) {
  const server = await listen(port, host).catch((error) => {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program. Choose another one with ${portVariable}.`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Refusal(`${host} is not an address of this machine (${hostVariable}).`);
    }
    if (code === 'EACCES') throw new Refusal(`Port ${port} may not be used by this user (${portVariable}).`);
    throw error;
  });
  await close(server);
}

/**
 * A port for each name, different ones that are free at this moment.
 *
 * @template {string} Name
 * @param {readonly Name[]} names
 */
export async function freePorts(names) {
  const held = await Promise.all(names.map(async (name) => ({ name, server: await listen(0, '127.0.0.1') })));
  const ports = recordOf(held.map(({ name, server }) => [name, portOf(server)]));
  await Promise.all(held.map(({ server }) => close(server)));
  return ports;
}

/**
 * The port a server listens on.
 *
 * @param {net.Server} server
 */
export function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('This server does not listen on a port.');
  return address.port;
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<net.Server>}
 */
function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => resolve(server));
  });
}

/** @param {net.Server} server */
function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
