import net from 'node:net';
import { Refusal } from './refuse.mjs';

/** @throws Refusal that names the variable to change when the port or host cannot be used. */
export async function requireFreePort(variable, port, host) {
  const server = await listen(port, host).catch((error) => {
    if (error.code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program. Choose another one: ${variable}=${port + 1} npm start`,
      );
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      throw new Refusal(`${host} is no address of this machine (STOREFRONT_HOST).`);
    }
    if (error.code === 'EACCES')
      throw new Refusal(`Port ${port} is not allowed for this user (${variable}).`);
    throw error;
  });
  await close(server);
}

/** Different ports that are free at this moment. */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0, '127.0.0.1')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map(close));
  return ports;
}

function listen(port, host) {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => resolve(server));
  });
}

function close(server) {
  return new Promise((resolve) => server.close(resolve));
}
