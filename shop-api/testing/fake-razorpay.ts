import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import Razorpay from 'razorpay';
import { z } from 'zod';

export const KEYS = {
  keyId: 'rzp_test_1DP5mmOlF5G5ag',
  keySecret: 'the-key-secret-of-a-test',
  webhookSecret: 'the-webhook-secret-of-a-test',
};

const linkRequest = z.object({
  amount: z.number().int(),
  currency: z.literal('INR'),
  reference_id: z.string().max(40),
  description: z.string().max(2048),
  customer: z.looseObject({ contact: z.string().regex(/^\+91\d{10}$/) }),
  expire_by: z.number().int(),
  callback_url: z.url(),
  callback_method: z.literal('get'),
  notify: z.object({ sms: z.boolean(), email: z.boolean() }),
});
type LinkRequest = z.output<typeof linkRequest>;

const refundRequest = z.object({ amount: z.number().int(), receipt: z.string().max(40) });

type Link = LinkRequest & {
  id: string;
  order_id: string;
  short_url: string;
  status: 'created' | 'paid' | 'cancelled' | 'expired';
  payments: { payment_id: string; status: string; amount: string; method: string }[] | null;
};
type Refund = { id: string; payment_id: string; amount: number; receipt: string | null; status: string };

/** A fake of Razorpay's API as documented. A test pays links, and sets faults. */
export class FakeRazorpay {
  readonly links = new Map<string, Link>();
  readonly refunds: Refund[] = [];
  /** Processes the next request but sends no response. */
  losesNextResponse = false;
  /** Reports a link as paid without its payments. */
  tellsPaymentsByOrderOnly = false;
  /** The status of the refunds it accepts. */
  refundsAs: 'processed' | 'pending' | 'failed' = 'processed';
  #server: Server = createServer((request, response) => void this.#answer(request, response));

  /** Returns a client of this server with these keys. */
  async open(keySecret = KEYS.keySecret): Promise<Razorpay> {
    if (!this.#server.listening) await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const client = new Razorpay({ key_id: KEYS.keyId, key_secret: keySecret });
    // why: the SDK's host cannot be configured
    Reflect.get(client.api, 'rq').defaults.baseURL = `http://127.0.0.1:${port}`;
    return client;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  pay(linkId: string): void {
    this.confirmLate(linkId);
    this.#link(linkId).status = 'paid';
  }

  /** The bank confirms a payment, and its money is captured; the link keeps its status. */
  confirmLate(linkId: string): void {
    const link = this.#link(linkId);
    link.payments = [
      { payment_id: `pay_${linkId}`, status: 'captured', amount: String(link.amount), method: 'upi' },
    ];
  }

  /** Refunds a part, or all, of a paid link's money in the dashboard. */
  refundByHand(linkId: string, amount: number, status = 'processed'): void {
    this.#addRefund({ payment_id: `pay_${linkId}`, amount, receipt: null, status });
  }

  /** A refund that was accepted is not carried out: its money is still the shop's. */
  failRefund(refund: Refund): void {
    refund.status = 'failed';
    const payment = this.#payment(refund.payment_id);
    if (payment) payment.status = 'captured';
  }

  #link(id: string): Link {
    const link = this.links.get(id);
    if (!link) throw new Error(`no link ${id}`);
    return link;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#route(request);
    if (this.losesNextResponse) {
      this.losesNextResponse = false;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #route(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://razorpay.test');
    const credential = Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${credential}`) return refusal(401, 'Authentication failed');
    const [, version, entity, id = '', action] = pathname.split('/');
    const route = `${request.method} ${version}/${entity}${id ? '/:id' : ''}${action ? `/${action}` : ''}`;
    switch (route) {
      case 'POST v1/payment_links':
        return this.#create(linkRequest.parse(await json(request)));
      case 'GET v1/payment_links': {
        const all = [...this.links.values()];
        const found = all.filter(({ reference_id: of }) => of === searchParams.get('reference_id'));
        return { status: 200, body: { payment_links: found } };
      }
      case 'GET v1/payment_links/:id':
        return { status: 200, body: this.#shown(this.#link(id)) };
      case 'POST v1/payment_links/:id/cancel':
        return this.#cancel(this.#link(id));
      case 'GET v1/orders/:id/payments':
        return { status: 200, body: this.#paymentsOf(id) };
      case 'POST v1/payments/:id/refund':
        return this.#refund(id, refundRequest.parse(await json(request)));
      case 'GET v1/payments/:id/refunds':
        return { status: 200, body: { items: this.#refundsOf(id, Number(searchParams.get('count'))) } };
      default:
        return refusal(404, `no ${route}`);
    }
  }

  #create(request: LinkRequest) {
    const isKnown = [...this.links.values()].some(({ reference_id: of }) => of === request.reference_id);
    if (isKnown) return refusal(400, `payment link with given reference_id already exists`);
    const nowS = Date.now() / 1000;
    if (request.expire_by < nowS + 15 * 60)
      return refusal(400, 'expire_by should be at least 15 minutes ahead');
    const number = this.links.size + 1;
    const link: Link = {
      ...request,
      id: `plink_${number}`,
      order_id: `order_${number}`,
      short_url: `https://rzp.io/rzp/${number}`,
      status: 'created',
      payments: null,
    };
    this.links.set(link.id, link);
    return { status: 200, body: link };
  }

  #cancel(link: Link) {
    if (link.status !== 'created') return refusal(400, 'Payment Link cannot be cancelled in this status');
    link.status = 'cancelled';
    return { status: 200, body: link };
  }

  #shown(link: Link) {
    return this.tellsPaymentsByOrderOnly ? { ...link, payments: [] } : link;
  }

  #paymentsOf(orderId: string) {
    const link = [...this.links.values()].find(({ order_id: of }) => of === orderId);
    const items = (link?.payments ?? []).map(({ payment_id: id, status, amount }) => ({
      id,
      status,
      amount: Number(amount),
    }));
    return { entity: 'collection', count: items.length, items };
  }

  #refund(paymentId: string, request: z.output<typeof refundRequest>) {
    const left = this.#leftOf(paymentId);
    if (left === undefined) return refusal(400, 'The id provided does not exist');
    if (left === 0) return refusal(400, 'The payment has been fully refunded already');
    if (request.amount > left)
      return refusal(400, 'The total refund amount is greater than the refund payment amount');
    return {
      status: 200,
      body: this.#addRefund({ ...request, payment_id: paymentId, status: this.refundsAs }),
    };
  }

  #addRefund(refund: Omit<Refund, 'id'>): Refund {
    const added = { ...refund, id: `rfnd_${this.refunds.length + 1}` };
    this.refunds.push(added);
    const payment = this.#payment(refund.payment_id);
    if (payment && this.#leftOf(refund.payment_id) === 0) payment.status = 'refunded';
    return added;
  }

  #payment(id: string) {
    const all = [...this.links.values()].flatMap(({ payments }) => payments ?? []);
    return all.find(({ payment_id: of }) => of === id);
  }

  /** What can still be refunded of a payment; undefined when there is none. */
  #leftOf(paymentId: string): number | undefined {
    const payment = this.#payment(paymentId);
    const refunded = this.#refundsOf(paymentId).filter(({ status }) => status !== 'failed');
    return payment && refunded.reduce((left, { amount }) => left - amount, Number(payment.amount));
  }

  /** The newest refunds of a payment. */
  #refundsOf(paymentId: string, count = this.refunds.length): Refund[] {
    const all = this.refunds.filter(({ payment_id: of }) => of === paymentId).reverse();
    return all.slice(0, count || 10);
  }
}

function refusal(status: number, description: string) {
  return { status, body: { error: { code: 'BAD_REQUEST_ERROR', description } } };
}
