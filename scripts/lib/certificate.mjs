import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a self-signed certificate for localhost, `privkey.pem` and `fullchain.pem`, unless it exists.
 *
 * @param {string} tls the folder
 */
export function makeCertificate(tls) {
  const key = path.join(tls, 'privkey.pem');
  if (fs.existsSync(key)) return;
  const output = ['-keyout', key, '-out', path.join(tls, 'fullchain.pem')];
  const options = [
    '-nodes',
    '-days',
    '30',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', ...options, ...output],
    { stdio: 'ignore' },
  );
}
