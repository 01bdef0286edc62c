import type { FastifyInstance } from 'fastify';
import type { Paise } from '@/lib/domain/money';

export type LinkRequest = {
  /** Our id of the payment; the same reference is the same page, however often it is asked for. */
  reference: string;
  amount: Paise;
  description: string;
  customer: { name: string; mobile: string };
  /** Until when the shop holds what is paid for. */
  holdUntil: Date;
  /** Where the provider sends the shopper afterwards. */
  returnUrl: string;
};

export type PaymentLink = { linkId: string; url: string };

/** Money the provider has. */
export type Capture = { captureId: string; amount: Paise };

/** What a provider says about one of its pages. */
export type LinkState =
  | { status: 'open' }
  | { status: 'paid'; capture: Capture }
  /** Cancelled, expired or declined: it cannot be paid any more. */
  | { status: 'ended' };

/** A webhook whose signature is right. `reference` and `state` are missing when it is about something else. */
export type ProviderEvent = {
  eventId: string;
  kind: string;
  reference?: string;
  state?: LinkState;
};

/** What the shopper's browser brought back, its signature checked: a hint, the provider is asked. */
export type ProviderReturn = { reference: string; isCancelled: boolean };

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** A payment provider with a page of its own: the one that is configured, or the local one. */
export type PaymentProvider = {
  /** A part of the webhook's address, and of an event's identity. */
  name: string;
  /** @throws ShopError payment_link_failed. */
  createLink(request: LinkRequest): Promise<PaymentLink>;
  /** @throws ShopError unavailable. */
  findLink(linkId: string): Promise<LinkState>;
  /** Best effort: a page that is paid or ended stays so. @throws ShopError unavailable. */
  cancelLink(linkId: string): Promise<void>;
  /** Sends all of it back, once however often it is asked for. Answers the refund's id. @throws ShopError unavailable. */
  refund(capture: Capture, reference: string): Promise<string>;
  /** @throws ShopError forbidden for a wrong signature, bad_request for a body that is none of the provider's. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent;
  /** Undefined without the provider's fields. @throws ShopError forbidden for a wrong signature. */
  readReturn(query: URLSearchParams): ProviderReturn | undefined;
  /** Pages this API serves in its stead; a real provider has its own. */
  registerPages?(app: FastifyInstance): void;
};
