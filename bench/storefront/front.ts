import fs from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { makeCertificate } from '@/scripts/lib/certificate.mjs';
import { withFolder } from './open-shop';
import type { Target } from './target';
import { loadHttpProxy } from './tools';

/** Puts a proxy with TLS and HTTP/2 in front of a storefront, unless it is on https already. */
export async function behindTlsProxy<Result>(
  target: Target,
  use: (target: Target) => Promise<Result>,
): Promise<Result> {
  if (target.origin.startsWith('https:')) return use(target);
  return withFolder(async (folder) => {
    makeCertificate(folder);
    const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((file) =>
      fs.readFileSync(path.join(folder, file)),
    );
    const proxy = fastify({ http2: true, https: { allowHTTP1: true, key, cert } });
    await proxy.register(await loadHttpProxy(), { upstream: target.origin });
    try {
      const { port } = new URL(await proxy.listen({ port: 0, host: 'localhost' }));
      return await use({ ...target, origin: `https://localhost:${port}` });
    } finally {
      await proxy.close();
    }
  });
}
