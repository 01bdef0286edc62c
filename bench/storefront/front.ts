import fs from 'node:fs';
import path from 'node:path';
import fastify from 'fastify';
import { makeCertificate } from '@/scripts/lib/certificate.mjs';
import { withFolder } from './open-shop';
import type { Target } from './target';
import { loadHttpProxy } from './tools';

/** Opens a storefront behind TLS and HTTP/2, as shops are met on the web; one that has TLS is taken as it is. */
export async function behindFront<Found>(
  target: Target,
  use: (target: Target) => Promise<Found>,
): Promise<Found> {
  if (target.origin.startsWith('https:')) return use(target);
  return withFolder(async (folder) => {
    makeCertificate(folder);
    const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((file) =>
      fs.readFileSync(path.join(folder, file)),
    );
    const front = fastify({ http2: true, https: { allowHTTP1: true, key, cert } });
    await front.register(await loadHttpProxy(), { upstream: target.origin });
    try {
      const { port } = new URL(await front.listen({ port: 0, host: 'localhost' }));
      return await use({ ...target, origin: `https://localhost:${port}` });
    } finally {
      await front.close();
    }
  });
}
