import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '@/shop-api/testing/buyers';
import type { KnownOrders } from '@/shop-api/testing/order-ledger';
import { type Crowd, PRICE } from './crowd-of-shop';
import { Visitor, type VisitorRequest, type VisitorResponse } from './visitor';

const BACK_AFTER_MS = 200;

/** A shopper who orders repeatedly, and keeps an order's idempotency key until the order is acknowledged. */
export class TirelessShopper implements KnownOrders {
  readonly acknowledged = new Map<string, string>();
  open: string | undefined;

  private constructor(
    private readonly visitor: Visitor,
    private readonly buyer: Buyer,
    private readonly productId: number,
    private readonly onAnswer: (response: VisitorResponse) => void,
  ) {}

  /** @param onAnswer is called with every response */
  static async all(
    { buyers, product }: Crowd,
    origin: string,
    onAnswer: (response: VisitorResponse) => void = () => undefined,
  ): Promise<TirelessShopper[]> {
    return Promise.all(
      buyers.map(
        async (buyer) =>
          new TirelessShopper(await Visitor.signedInAs(buyer, origin), buyer, product.id, onAnswer),
      ),
    );
  }

  /** Orders one product, or sends the open order again. Resolves with whether it succeeded. */
  async buy(): Promise<boolean> {
    if (this.open === undefined) {
      const filled = await this.request({
        method: 'PUT',
        path: `/api/cart/lines/${this.productId}`,
        body: { quantity: 1 },
      });
      if (filled?.status !== 200) return false;
      this.open = randomUUID();
    }
    return this.settle();
  }

  /** Buys repeatedly, with a pause after a failed attempt. */
  async buyWhile(isOpen: () => boolean): Promise<void> {
    while (isOpen()) if (!(await this.buy())) await waitBeforeRetry();
  }

  /** Sends the open order, if any. Resolves with whether none is open now. @throws Error when it is refused. */
  async settle(): Promise<boolean> {
    const { open: key } = this;
    if (key === undefined) return true;
    const body = { addressId: this.buyer.addressId, payment: 'cod', expectedTotal: PRICE };
    const response = await this.request({ method: 'POST', path: '/api/orders', body, key });
    if (!response || response.status >= 500) return false;
    if (response.status !== 200)
      throw new Error(`the order was refused: ${response.status} ${response.text}`);
    this.acknowledged.set(key, Object(response.json).orderId);
    this.open = undefined;
    return true;
  }

  /** Resolves with undefined when the connection broke. */
  private async request(request: VisitorRequest): Promise<VisitorResponse | undefined> {
    const response = await this.visitor.request(request).catch((error: unknown) => {
      if (Object(error).name === 'TypeError') return undefined;
      throw error;
    });
    if (response) this.onAnswer(response);
    return response;
  }
}

export const waitBeforeRetry = (): Promise<void> => pause(BACK_AFTER_MS);

export function countOrders(shoppers: readonly TirelessShopper[]): number {
  return shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}
