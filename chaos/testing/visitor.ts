import { randomUUID } from 'node:crypto';
import { Agent } from 'undici';
import { sessionCookie } from '@/lib/session/cookie';
import type { Buyer } from '@/shop-api/testing/buyers';

export type VisitorRequest = {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  /** The origin of one storefront, to bypass the load balancer. */
  at?: string;
};
export type VisitorResponse = { status: number; headers: Headers; text: string; json: unknown };

/** Trusts the certificate of a local deployment; undefined means the default certificates. */
let trustedAgent: Agent | undefined;

/** Makes all visitors trust a self-signed certificate. */
export function trustCertificate(ca: Buffer): void {
  // why: no keep-alive: only in HTTP/2, as browsers use it, can a reloading nginx say which requests it dropped
  trustedAgent = new Agent({ connect: { ca }, pipelining: 0 });
}

/** The HTTP side of a browser: keeps cookies and sends `Origin`. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    /** Sent as `x-request-id` with every request, so that the fault proxy can tell browsers apart. */
    readonly id: string = `chaos-${randomUUID()}`,
  ) {}

  /** A browser in which this customer is signed in. */
  static async signedInAs({ actor, name, mobile }: Buyer, origin: string): Promise<Visitor> {
    const visitor = new Visitor(origin);
    const customer = { id: actor.id, sid: actor.sid, name, mobile };
    visitor.keep(await sessionCookie({ guestId: randomUUID(), customer }));
    return visitor;
  }

  /** @throws TypeError when the connection breaks before the response is complete. */
  async request({
    method,
    path,
    body,
    key,
    headers = {},
    at = this.origin,
  }: VisitorRequest): Promise<VisitorResponse> {
    const init = {
      method,
      redirect: 'manual' as const,
      headers: {
        origin: this.origin,
        'x-request-id': this.id,
        ...(this.cookies.size > 0 ? { cookie: [...this.cookies.values()].join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(trustedAgent ? { dispatcher: trustedAgent } : {}),
    };
    const response = await fetch(`${at}${path}`, init);
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  get(path: string): Promise<VisitorResponse> {
    return this.request({ method: 'GET', path });
  }

  private keep(setCookie: string): void {
    const [pair = ''] = setCookie.split(';', 1);
    this.cookies.set(pair.split('=', 1)[0] ?? '', pair);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
