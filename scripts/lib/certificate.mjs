import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Makes a certificate for localhost that nobody else believes, `privkey.pem` and `fullchain.pem`, unless it is there. */
export function makeCertificate(tls) {
  const key = path.join(tls, 'privkey.pem');
  if (fs.existsSync(key)) return;
  const to = ['-keyout', key, '-out', path.join(tls, 'fullchain.pem')];
  const what = ['-nodes', '-days', '30', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', ...what, ...to],
    { stdio: 'ignore' },
  );
}
