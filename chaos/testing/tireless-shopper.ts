import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Buyer } from '@/shop-api/testing/buyers';
import type { KnownOrders } from '@/shop-api/testing/order-ledger';
import { type Crowd, PRICE } from './crowd-of-shop';
import { type Answered, type Asked, Visitor } from './visitor';

const BACK_AFTER_MS = 200;

/** Somebody at the storefront who orders again and again, and keeps the key of an order until it is answered. */
export class TirelessShopper implements KnownOrders {
  readonly acknowledged = new Map<string, string>();
  open: string | undefined;

  private constructor(
    private readonly visitor: Visitor,
    private readonly buyer: Buyer,
    private readonly productId: number,
    private readonly onAnswer: (answered: Answered) => void,
  ) {}

  /** @param onAnswer hears every answer */
  static async all(
    { buyers, product }: Crowd,
    origin: string,
    onAnswer: (answered: Answered) => void = () => undefined,
  ): Promise<TirelessShopper[]> {
    return Promise.all(
      buyers.map(
        async (buyer) => new TirelessShopper(await Visitor.of(buyer, origin), buyer, product.id, onAnswer),
      ),
    );
  }

  /** Puts one of the product into the cart and orders it, or sends the open order again; whether that went through. */
  async buy(): Promise<boolean> {
    if (this.open === undefined) {
      const filled = await this.ask({
        method: 'PUT',
        path: `/api/cart/lines/${this.productId}`,
        body: { quantity: 1 },
      });
      if (filled?.status !== 200) return false;
      this.open = randomUUID();
    }
    return this.settle();
  }

  /** Buys again and again; who did not get through comes back after a moment. */
  async buyWhile(isOpen: () => boolean): Promise<void> {
    while (isOpen()) if (!(await this.buy())) await comeBackLater();
  }

  /** Sends the open order, again if need be; whether none is open now. @throws Error for a refusal. */
  async settle(): Promise<boolean> {
    const { open: key } = this;
    if (key === undefined) return true;
    const body = { addressId: this.buyer.addressId, payment: 'cod', expectedTotal: PRICE };
    const answered = await this.ask({ method: 'POST', path: '/api/orders', body, key });
    if (!answered || answered.status >= 500) return false;
    if (answered.status !== 200)
      throw new Error(`the order was refused: ${answered.status} ${answered.text}`);
    this.acknowledged.set(key, Object(answered.json).orderId);
    this.open = undefined;
    return true;
  }

  /** Undefined when the connection broke. */
  private async ask(asked: Asked): Promise<Answered | undefined> {
    const answered = await this.visitor.ask(asked).catch((error: unknown) => {
      if (Object(error).name === 'TypeError') return undefined;
      throw error;
    });
    if (answered) this.onAnswer(answered);
    return answered;
  }
}

/** As a person who is told to come again. */
export const comeBackLater = (): Promise<void> => pause(BACK_AFTER_MS);

export function countOrders(shoppers: readonly TirelessShopper[]): number {
  return shoppers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
}
