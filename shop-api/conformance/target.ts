export type Outgoing = {
  method: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
};
/** `body` is the parsed JSON, or the text if it is not JSON. */
export type Incoming = { status: number; headers: Record<string, unknown>; body: unknown };

/** A shop API under test: in this process, or at a URL. */
export type Target = {
  /** The service credential, which also signs actors. */
  secret: string;
  now(): Date;
  /** @throws Error when there is no response. */
  request(outgoing: Outgoing): Promise<Incoming>;
};

const TIMEOUT_MS = 30_000;

export function httpTarget(baseUrl: string, secret: string): Target {
  return {
    secret,
    now: () => new Date(),
    request: async ({ url, body, ...init }) => {
      const response = await fetch(`${baseUrl.replace(/\/$/, '')}${url}`, {
        ...init,
        ...(body === undefined ? {} : { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: parseJson(await response.text()) };
    },
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
