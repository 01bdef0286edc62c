type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Route = `${Method} /api/${string}`;

export type BffCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** The `:name` parts of the route. */
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
};

type Answer = (call: BffCall) => unknown;

export type FakeBff = {
  /** Every call so far, oldest first. */
  calls: BffCall[];
  callsOf: (route: Route) => BffCall[];
  /** Adds a route or replaces its answer. */
  on: (route: Route, answer: Answer) => void;
};

/** An answer with this status; any other value that a route returns is sent with 200. */
export function answer(status: number, body?: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** Fails as `fetch` does when the connection breaks. */
export function lost(): never {
  throw new TypeError('Failed to fetch');
}

/**
 * Stands in for /api in component tests until the test ends: `fakeBff({ 'GET /api/cart': () => cart })`.
 * A call without a route fails with 501.
 */
export function fakeBff(routes: Partial<Record<Route, Answer>> = {}): FakeBff {
  const answers = new Map<string, Answer>();
  const calls: BffCall[] = [];
  for (const [route, reply] of Object.entries(routes)) if (reply) answers.set(route, reply);

  globalThis.fetch = async (input, init) => {
    const { call, signal } = await readCall(input, init);
    calls.push(call);
    const [route, reply] = findAnswer(answers, call) ?? [];
    if (!route || !reply) return answer(501, { error: `No fake answer for ${call.method} ${call.path}` });
    call.params = matchRoute(route, call) ?? {};
    const sent = await reply(call);
    if (signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
    return sent instanceof Response ? sent : answer(200, sent);
  };

  return {
    calls,
    callsOf: (route) => calls.filter((call) => matchRoute(route, call)),
    on: (route, reply) => void answers.set(route, reply),
  };
}

async function readCall(input: RequestInfo | URL, init?: RequestInit) {
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  const text = input instanceof Request ? await input.text() : init?.body;
  const call: BffCall = {
    method: (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase(),
    path: url.pathname,
    query: url.searchParams,
    params: {},
    body: typeof text === 'string' && text !== '' ? JSON.parse(text) : undefined,
    headers: new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)),
  };
  return { call, signal: init?.signal };
}

function findAnswer(answers: Map<string, Answer>, call: BffCall): [string, Answer] | undefined {
  return [...answers].find(([route]) => matchRoute(route, call));
}

function matchRoute(
  route: string,
  call: Pick<BffCall, 'method' | 'path'>,
): Record<string, string> | undefined {
  const [method, path = ''] = route.split(' ');
  if (method !== call.method) return undefined;
  const pattern = path.replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(call.path);
  return match ? { ...match.groups } : undefined;
}
