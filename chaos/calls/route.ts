import { randomUUID } from 'node:crypto';
import type { Visitor, VisitorRequest, VisitorResponse } from '@/chaos/testing/visitor';
import type { Buyer } from '@/shop-api/testing/buyers';

/** A signed-in shopper with an address and one product in the cart. Each fault gets a new one. */
export type Scene = {
  visitor: Visitor;
  buyer: Buyer;
  product: { id: number; slug: string };
  soldOut: { id: number };
  /** The newest sign-in code that was sent to a mobile. */
  codeFor: (mobile: string) => Promise<string>;
};

/** The storefront request of a shopper that leads to one call of the contract. */
export type Route = {
  /** Does what must come before. Resolves with the request that makes the call. */
  prepare: (scene: Scene) => Promise<VisitorRequest>;
  /** The path where the effect of the call is seen; undefined for a call that changes nothing. */
  seenAt?: (scene: Scene) => string;
  /** The status of a repeated request whose first one was done; 200 by default. */
  onceMore?: number;
  /** The storefront answers 200 even when the call fails. */
  isMissable?: true;
  /** The call only reads, so the storefront may retry it when the connection breaks. */
  isRead?: true;
};

export const get = (path: string): VisitorRequest => ({ method: 'GET', path });
export const put = (path: string, body: unknown = {}): VisitorRequest => ({ method: 'PUT', path, body });
export const post = (path: string, body: unknown = {}, key?: string): VisitorRequest => ({
  method: 'POST',
  path,
  body,
  ...(key ? { key } : {}),
});
export const remove = (path: string, body?: unknown): VisitorRequest => ({ method: 'DELETE', path, body });
export const newKey = (): string => randomUUID();

export function reads(request: VisitorRequest): Route {
  return { prepare: async () => request, isRead: true };
}

/** Sends a request that must succeed. @throws Error for a status other than 200. */
export async function done({ visitor }: Scene, request: VisitorRequest): Promise<VisitorResponse> {
  const response = await visitor.request(request);
  if (response.status === 200) return response;
  throw new Error(
    `${request.method} ${request.path} answered ${response.status}: ${response.text.slice(0, 300)}`,
  );
}
