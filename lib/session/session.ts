import 'server-only';
import { nanoid } from 'nanoid';
import type { Actor, CustomerActor, GuestActor } from '@/lib/contract/actor-token';
import { DAY_MS } from '@/lib/domain/durations';
import { ShopError } from '@/lib/domain/errors';
import {
  clearedFirstGuestCookie,
  clearedSessionCookie,
  firstGuestId,
  readFirstGuest,
  readSession,
  sessionCookie,
  shopperCookie,
} from './cookie';
import type { OpenedSession, SessionCustomer, SessionPayload } from './seal';

const RENEW_AFTER_MS = DAY_MS;

/** The session of one request, and what its answer should do to the cookie. */
export class RequestSession {
  #payload: SessionPayload | undefined;
  #changed = false;
  readonly #sealedAt: Date | undefined;
  readonly #wasNamed: boolean;

  private constructor(opened: OpenedSession | undefined, firstGuest: string | undefined) {
    this.#wasNamed = firstGuest !== undefined;
    if (opened) {
      const { sealedAt, ...payload } = opened;
      this.#payload = payload;
      this.#sealedAt = sealedAt;
    } else if (firstGuest !== undefined) {
      this.#payload = this.#change({ guestId: firstGuestId(firstGuest) });
    }
  }

  static read(request: Request): Promise<RequestSession> {
    return RequestSession.ofCookie(request.headers.get('cookie'));
  }

  /** The session of a `Cookie` header. */
  static async ofCookie(cookie: string | null): Promise<RequestSession> {
    return new RequestSession(await readSession(cookie), readFirstGuest(cookie));
  }

  get customer(): SessionCustomer | undefined {
    return this.#payload?.customer;
  }

  /** Who acts; undefined for a visitor who has not written anything yet. */
  get actor(): Actor | undefined {
    if (!this.#payload) return undefined;
    const { guestId, customer } = this.#payload;
    return customer ? customerActor(customer) : { kind: 'guest', id: guestId };
  }

  /** The guest behind this browser, made on its first write. */
  ensureGuest(): GuestActor {
    this.#payload ??= this.#change({ guestId: nanoid() });
    return { kind: 'guest', id: this.#payload.guestId };
  }

  /** Who acts, a new guest if need be. */
  ensureActor(): Actor {
    return this.actor ?? this.ensureGuest();
  }

  /** Signs in, with a new guest id: the old one's cart has joined the customer's (decisions.md 18). */
  signIn(customer: SessionCustomer): void {
    this.#payload = this.#change({ guestId: nanoid(), customer });
  }

  /** Forgets the customer and whatever this browser was before. */
  signOut(): void {
    this.#payload = undefined;
    this.#changed = true;
  }

  rename(name: string): void {
    const { customer } = this;
    if (this.#payload && customer) {
      this.#payload = this.#change({ ...this.#payload, customer: { ...customer, name } });
    }
  }

  /** Seals an old cookie anew, so that a shopper who comes back keeps the session. */
  renew(now: Date = new Date()): void {
    if (this.#sealedAt && now.getTime() - this.#sealedAt.getTime() > RENEW_AFTER_MS) this.#changed = true;
  }

  /**
   * The `Set-Cookie`s of the answer, none when nothing changed. The name goes last: a browser takes them one by one, and
   * what another tab asks in between must find one of the two.
   */
  async toCookies(): Promise<string[]> {
    const cleared = this.#wasNamed ? [clearedFirstGuestCookie()] : [];
    if (!this.#changed) return cleared;
    const sealed = this.#payload ? await sessionCookie(this.#payload) : clearedSessionCookie();
    return [sealed, shopperCookie(this.#payload !== undefined), ...cleared];
  }

  #change(payload: SessionPayload): SessionPayload {
    this.#changed = true;
    return payload;
  }
}

export function customerActor({ id, sid }: SessionCustomer): CustomerActor {
  return { kind: 'customer', id, sid };
}

/** @throws ShopError unauthenticated for anybody but a signed-in customer. */
export function requireCustomer(session: RequestSession): SessionCustomer {
  if (!session.customer) throw new ShopError('unauthenticated');
  return session.customer;
}
