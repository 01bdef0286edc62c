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

/** The session of one request, and the cookies that its response sets. */
export class RequestSession {
  #payload: SessionPayload | undefined;
  #changed = false;
  readonly #sealedAt: Date | undefined;
  readonly #hasFirstGuestCookie: boolean;

  private constructor(opened: OpenedSession | undefined, firstGuest: string | undefined) {
    this.#hasFirstGuestCookie = firstGuest !== undefined;
    if (opened) {
      const { sealedAt, ...payload } = opened;
      this.#payload = payload;
      this.#sealedAt = sealedAt;
    } else if (firstGuest !== undefined) {
      this.#payload = { guestId: firstGuestId(firstGuest) };
    }
  }

  static read(request: Request): Promise<RequestSession> {
    return RequestSession.ofCookie(request.headers.get('cookie'));
  }

  static async ofCookie(cookie: string | null): Promise<RequestSession> {
    return new RequestSession(await readSession(cookie), readFirstGuest(cookie));
  }

  get customer(): SessionCustomer | undefined {
    return this.#payload?.customer;
  }

  /** Whether the request has a session cookie; a first guest that the browser has named has none yet. */
  get isSealed(): boolean {
    return this.#sealedAt !== undefined;
  }

  /** The acting guest or customer; undefined for a visitor without a session. */
  get actor(): Actor | undefined {
    if (!this.#payload) return undefined;
    const { guestId, customer } = this.#payload;
    return customer ? customerActor(customer) : { kind: 'guest', id: guestId };
  }

  /** The guest of this browser, created on its first write and sealed again on later ones when older than a day. */
  ensureGuest(): GuestActor {
    if (!this.#payload || !this.isSealed || this.#isOld)
      this.#payload = this.#change(this.#payload ?? { guestId: nanoid() });
    return { kind: 'guest', id: this.#payload.guestId };
  }

  /** The acting guest or customer; creates a guest when there is none. */
  ensureActor(): Actor {
    const { actor } = this;
    return actor?.kind === 'customer' ? actor : this.ensureGuest();
  }

  /** Signs in, with a new guest id: the guest's cart has been merged into the customer's (decisions.md 18). */
  signIn(customer: SessionCustomer): void {
    this.#payload = this.#change({ guestId: nanoid(), customer });
  }

  /** Ends the session: the next write creates a new guest. */
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

  /**
   * Seals a customer's session again when it is older than a day, so that a returning customer stays signed in. Not a
   * guest's: the late answer to a read would replace the session of a sign-in.
   */
  renew(): void {
    if (this.customer && this.#isOld) this.#changed = true;
  }

  /**
   * The `Set-Cookie` values of the response, none when nothing changed. The first-guest cookie is deleted last, and only
   * beside a session cookie: a browser applies them one by one, and a request of another tab in between must carry one
   * of the two.
   */
  async toCookies(): Promise<string[]> {
    const isNameNeeded = !this.#changed && !this.isSealed;
    const cleared = this.#hasFirstGuestCookie && !isNameNeeded ? [clearedFirstGuestCookie()] : [];
    if (!this.#changed) return cleared;
    const sealed = this.#payload ? await sessionCookie(this.#payload) : clearedSessionCookie();
    return [sealed, shopperCookie(this.#payload !== undefined), ...cleared];
  }

  get #isOld(): boolean {
    return this.#sealedAt !== undefined && Date.now() - this.#sealedAt.getTime() > RENEW_AFTER_MS;
  }

  #change(payload: SessionPayload): SessionPayload {
    this.#changed = true;
    return payload;
  }
}

export function customerActor({ id, sid }: SessionCustomer): CustomerActor {
  return { kind: 'customer', id, sid };
}

/** @throws ShopError unauthenticated without a signed-in customer. */
export function requireCustomer(session: RequestSession): SessionCustomer {
  if (!session.customer) throw new ShopError('unauthenticated');
  return session.customer;
}
