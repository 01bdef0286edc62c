import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';
import { docsPage, docsScript } from './page';
import type { JsonSchema } from './schemas';

/** Allows no external resources; the viewer uses inline styles and data: URLs for its icons. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The viewer's files, resolved from its npm package, so that the bundled API finds them too. */
const VIEWER = {
  'viewer.js': {
    file: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
  'viewer.css': { file: () => require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css' },
} as const;

/** Serves GET /docs (HTML) and /docs/openapi.json, without authentication. */
export function registerDocs(app: FastifyInstance): void {
  let document: JsonSchema | undefined;

  app.get('/docs', async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
      .send(docsPage),
  );
  app.get('/docs/openapi.json', async () => {
    document ??= openApiDocument();
    return document;
  });
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript').send(docsScript));
  for (const [name, { file, type }] of Object.entries(VIEWER)) {
    app.get(`/docs/${name}`, async (_request, reply) => reply.type(type).send(createReadStream(file())));
  }
}
