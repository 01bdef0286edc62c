import type { FastifyInstance } from 'fastify';

/** The methods of a URL's routes, sorted; none for an unknown path. */
export type AllowedMethods = (url: string) => readonly string[];

/** Notes the routes that are registered from now on. */
export function watchRoutes(app: FastifyInstance): AllowedMethods {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPath.set(url, methods);
  });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    const methods = [...methodsByPath].flatMap(([pattern, known]) => (fits(path, pattern) ? [...known] : []));
    return methods.sort();
  };
}

/** Whether a path is one of a pattern whose parameters are whole segments: `/socialShare/:product_id`. */
function fits(path: string, pattern: string): boolean {
  const [given, wanted] = [path.split('/'), pattern.split('/')];
  return (
    given.length === wanted.length &&
    wanted.every((segment, at) => (segment.startsWith(':') ? given[at] !== '' : segment === given[at]))
  );
}
