/** At most `count` codes within any `withinMs`. */
export type SendLimit = { count: number; withinMs: number };

/** What a limit counts codes for: one number, one client address, its IPv6 site (`siteOf`), or the whole shop. */
export type LimitScope = 'mobile' | 'caller' | 'site' | 'shop';

/** The origin of a code request; the address is empty when the storefront does not know it. */
export type Sender = {
  mobile: string;
  callerIp: string;
  /** Whether the number belongs to a customer. */
  isCustomer: boolean;
};

/** The exhausted limit, and when the next code may be requested. */
export type UsedUp = { scope: LimitScope; limit: SendLimit; opensAt: Date };

/** Limits counted in a shared store instead of the database. */
export type SharedLimits = {
  /** Counts one code, or returns the exhausted limit. @throws Error when the store does not answer. */
  take(sender: Sender, now: Date): Promise<UsedUp | undefined>;
};
