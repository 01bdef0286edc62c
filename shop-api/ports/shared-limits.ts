/** At most `count` codes within any `withinMs`. */
export type SendLimit = { count: number; withinMs: number };

/** What codes are counted by: the number, the asking address, and all of the shop. */
export type Counted = 'mobile' | 'caller' | 'shop';

/** Who asks for a code; the address is empty when the storefront does not know it. */
export type Sender = { mobile: string; callerIp: string };

/** The limit that is used up, and when the next code may be asked for. */
export type UsedUp = { counted: Counted; limit: SendLimit; opensAt: Date };

/** Limits that several instances count in one place, so that the database need not. */
export type SharedLimits = {
  /** Counts one code, or answers the limit that is used up. @throws Error when that place does not answer. */
  take(sender: Sender, now: Date): Promise<UsedUp | undefined>;
};
