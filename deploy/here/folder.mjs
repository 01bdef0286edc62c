import fs from 'node:fs';
import path from 'node:path';
import { makeCertificate } from '../../scripts/lib/certificate.mjs';
import { ROOT } from '../../scripts/lib/settings.mjs';

const TEMPLATE = path.join(ROOT, 'deploy/nginx/koodai.conf.template');
const SERVER_SETTINGS = path.join(ROOT, 'deploy/nginx/koodai-server.conf');

/** In the order of their start. */
export const INSTANCES = /** @type {const} */ (['api-1', 'api-2', 'storefront-1', 'storefront-2']);

/** Each port of a deployment: those of nginx, and one per instance. */
export const PORT_NAMES = /** @type {const} */ (['http', 'https', 'apis', 'revalidate', ...INSTANCES]);

/** @typedef {Record<typeof PORT_NAMES[number], number>} Ports */

/**
 * The instances with their ports, in the order of their start.
 *
 * @param {{ ports: Ports }} setup
 */
export function instancesOf({ ports }) {
  return INSTANCES.map((name) => ({ name, port: ports[name] }));
}

/**
 * Writes nginx's files into the folder: its configuration, a self-signed certificate and an upstream per instance.
 *
 * @param {string} folder
 * @param {{ ports: Ports }} setup
 */
export function writeNginxFiles(folder, setup) {
  const upstreams = path.join(folder, 'upstreams');
  const tls = path.join(folder, 'tls');
  const acme = path.join(folder, 'acme');
  for (const dir of [upstreams, tls, acme, path.join(folder, 'shared')])
    fs.mkdirSync(dir, { recursive: true });
  for (const { name, port } of instancesOf(setup)) {
    fs.writeFileSync(
      path.join(upstreams, `${name}.conf`),
      `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`,
    );
  }
  makeCertificate(tls);
  /** @type {Record<string, string | number>} */
  const names = {
    UPSTREAMS: upstreams,
    TLS_DIR: tls,
    ACCESS_LOG: path.join(folder, 'access.log'),
    SHARED: path.join(folder, 'shared'),
    ACME: acme,
    SERVER_NAME: 'localhost',
    HTTP_PORT: `127.0.0.1:${setup.ports.http}`,
    HTTPS_PORT: `127.0.0.1:${setup.ports.https}`,
    INTERNAL: '127.0.0.1',
    API_PORT: setup.ports.apis,
    REVALIDATE_PORT: setup.ports.revalidate,
  };
  const site = fs
    .readFileSync(TEMPLATE, 'utf8')
    .replace(/\$\{([A-Z_]+)\}/g, (_mark, name) => String(names[name]));
  fs.writeFileSync(path.join(folder, 'koodai.conf'), site);
  fs.copyFileSync(SERVER_SETTINGS, path.join(folder, 'koodai-server.conf'));
  fs.writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder));
}

/**
 * The main nginx.conf, as in Debian's and Docker's nginx.
 *
 * @param {string} folder
 */
function mainConfig(folder) {
  const temp = (/** @type {string} */ name) => `${name}_temp_path ${path.join(folder, 'temp', name)};`;
  fs.mkdirSync(path.join(folder, 'temp'), { recursive: true });
  // why: started as root, nginx would run its workers as a user who may not read this folder
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${user}worker_processes 2;
pid ${path.join(folder, 'nginx.pid')};
error_log ${path.join(folder, 'nginx.log')} warn;
events { worker_connections 2048; }
http {
  types { text/html html; application/javascript js; text/css css; font/woff2 woff2; application/json json; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(temp).join('\n  ')}
  include ${path.join(folder, 'koodai.conf')};
}
`;
}
