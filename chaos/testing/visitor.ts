import { randomUUID } from 'node:crypto';
import { Agent } from 'undici';
import { sessionCookie } from '@/lib/session/cookie';
import type { Buyer } from '@/shop-api/testing/buyers';

export type Asked = {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  /** One of several storefronts, where it is not to be whichever a proxy chooses. */
  at?: string;
};
export type Answered = { status: number; headers: Headers; text: string; json: unknown };

/** Whose word on a shop's https address every visitor takes; undefined: those of this machine. */
let believed: Agent | undefined;

/** @param ca the certificate of a shop that made its own */
export function believe(ca: Buffer): void {
  // why: a proxy that reads its files again tells HTTP/2, as browsers speak it, what is too late; HTTP/1.1 has no word for it
  believed = new Agent({ connect: { ca }, pipelining: 0 });
}

/** A browser at the storefront, as far as HTTP goes: it keeps its cookies and says where it comes from. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly origin: string,
    /** Sent with every request, so that the line can tell this browser from others. */
    readonly id: string = `chaos-${randomUUID()}`,
  ) {}

  /** A browser in which this customer signed in before. */
  static async of({ actor, name, mobile }: Buyer, origin: string): Promise<Visitor> {
    const visitor = new Visitor(origin);
    const customer = { id: actor.id, sid: actor.sid, name, mobile };
    visitor.keep(await sessionCookie({ guestId: randomUUID(), customer }));
    return visitor;
  }

  /** @throws TypeError when the connection broke before the answer was whole. */
  async ask({ method, path, body, key, headers = {}, at = this.origin }: Asked): Promise<Answered> {
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
      ...(believed ? { dispatcher: believed } : {}),
    };
    const response = await fetch(`${at}${path}`, init);
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  }

  get(path: string): Promise<Answered> {
    return this.ask({ method: 'GET', path });
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
