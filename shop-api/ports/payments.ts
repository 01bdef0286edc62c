import type { FastifyInstance } from 'fastify';
import type { Paise } from '@/lib/domain/money';

export type LinkRequest = {
  /** Our id of the payment; the same reference always gives the same payment page. */
  reference: string;
  amount: Paise;
  description: string;
  /** The only personal data that a provider is given. */
  mobile: string;
  /** Until when the shop reserves the goods. */
  holdUntil: Date;
  /** The URL the provider sends the shopper back to. */
  returnUrl: string;
};

export type PaymentLink = { linkId: string; url: string };

/** Money the provider has captured. */
export type Capture = { captureId: string; amount: Paise };

/** The state of a payment link at the provider. */
export type LinkState =
  | { status: 'open' }
  | { status: 'paid'; capture: Capture }
  /** Cancelled, expired or declined, or paid and refunded. Late money may still make it paid, within days. */
  | { status: 'ended' };

/** A refund that the provider accepted and could not carry out. */
export type RefundFailure = { status: 'refund_failed'; refundId: string };

/** A webhook with a valid signature. `reference` and `state` are missing when it is about something else. */
export type ProviderEvent = {
  eventId: string;
  kind: string;
  reference?: string;
  state?: LinkState | RefundFailure;
};

/** The return query with a valid signature: only a hint, the provider is asked for the state. */
export type ProviderReturn = { reference: string; isCancelled: boolean };

export type WebhookHeaders = Record<string, string | string[] | undefined>;

/** A payment provider with a hosted payment page: the configured one, or the local one. */
export type PaymentProvider = {
  /** Part of the webhook's path, and of an event's identity. */
  name: string;
  /** @throws ShopError payment_link_failed. */
  createLink(request: LinkRequest): Promise<PaymentLink>;
  /** @throws ShopError unavailable. */
  findLink(linkId: string): Promise<LinkState>;
  /** Best effort: a link that is paid or ended does not change. @throws ShopError unavailable. */
  cancelLink(linkId: string): Promise<void>;
  /**
   * Refunds what is left of the capture, once for any number of calls, and returns the refund's id. It may still fail
   * (`RefundFailure`). @throws ShopError unavailable.
   */
  refund(capture: Capture, reference: string): Promise<string>;
  /** @throws ShopError forbidden for a wrong signature, bad_request for an unknown body. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders): ProviderEvent;
  /** Undefined when the query has none of the provider's fields. @throws ShopError forbidden for a wrong signature. */
  readReturn(query: URLSearchParams): ProviderReturn | undefined;
  /** Registers payment pages served by this API; a real provider hosts its own. */
  registerPages?(app: FastifyInstance): void;
};
