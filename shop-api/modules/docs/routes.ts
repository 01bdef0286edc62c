import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi';
import { docsPage, docsScript } from './page';
import type { JsonSchema } from './schemas';

/** Nothing from elsewhere; the viewer sets styles of its own and draws its icons from data addresses. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The viewer's files; it is a package, so the bundled API finds them there too. */
const VIEWER = {
  'viewer.js': {
    file: () => require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
  'viewer.css': { file: () => require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css' },
} as const;

/** GET /docs, for people, and /docs/openapi.json: the contract, to anybody. */
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
