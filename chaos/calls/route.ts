import { randomUUID } from 'node:crypto';
import type { Answered, Asked, Visitor } from '@/chaos/testing/visitor';
import type { Buyer } from '@/shop-api/testing/buyers';

/** One shopper, signed in, with an address and one of a product in the cart, for one fault. */
export type Scene = {
  visitor: Visitor;
  buyer: Buyer;
  product: { id: number; slug: string };
  soldOut: { id: number };
  /** The newest code that was sent to a mobile. */
  codeFor: (mobile: string) => Promise<string>;
};

/** How the storefront comes to make a call of the contract for one shopper. */
export type Route = {
  /** Brings the shopper to where the call is made, and answers the request that makes it. */
  prepare: (scene: Scene) => Promise<Asked>;
  /** Where the shopper sees what the call has done; none for a call that changes nothing. */
  seenAt?: (scene: Scene) => string;
  /** The answer to the same request once more when the first one was done; 200 unless named. */
  onceMore?: number;
  /** Answered with 200 though the call failed: what it tells can be missed. */
  isMissable?: true;
  /** Only tells, so it may be sent once more when the connection broke. */
  isRead?: true;
};

export const get = (path: string): Asked => ({ method: 'GET', path });
export const put = (path: string, body: unknown = {}): Asked => ({ method: 'PUT', path, body });
export const post = (path: string, body: unknown = {}, key?: string): Asked => ({
  method: 'POST',
  path,
  body,
  ...(key ? { key } : {}),
});
export const remove = (path: string, body?: unknown): Asked => ({ method: 'DELETE', path, body });
export const newKey = (): string => randomUUID();

export function reads(asked: Asked): Route {
  return { prepare: async () => asked, isRead: true };
}

/** What the shopper does before. @throws Error when it does not go well. */
export async function done({ visitor }: Scene, asked: Asked): Promise<Answered> {
  const answered = await visitor.ask(asked);
  if (answered.status === 200) return answered;
  throw new Error(
    `${asked.method} ${asked.path} answered ${answered.status}: ${answered.text.slice(0, 300)}`,
  );
}
