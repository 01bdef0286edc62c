import { eq, isNotNull, sql } from 'drizzle-orm';
import { fillWithCrowd } from '@/chaos/testing/crowd-of-shop';
import { longOrShort } from '@/chaos/testing/long-or-short';
import { HOUR_MS } from '@/lib/domain/durations';
import { PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { localPaymentLinks } from '@/shop-api/db/schema/local-payments';
import { orders } from '@/shop-api/db/schema/orders';
import { payments } from '@/shop-api/db/schema/payments';
import { webhookPath } from '@/shop-api/modules/payments/webhook';
import type { LocalAction } from '@/shop-api/ports/local-payments/act';
import { deliverWebhooks } from '@/shop-api/ports/local-payments/deliver-webhooks';
import { isLocalPayments } from '@/shop-api/ports/local-payments/local-payments';
import { changeProducts } from '@/shop-api/testing/buyers';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { checkPayments, openPage, press } from '@/shop-api/testing/paying';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { shuffled } from './testing/shuffled';

const PAYMENTS = longOrShort({ long: 500, short: 35 });
const CREDIT = 1_000;

/** The cases of a payment: the action on its payment page, and which of its webhooks arrive. */
const CASES = ['delivered', 'dropped', 'doubled', 'late', 'forged', 'failed', 'left open'] as const;
type PaymentCase = (typeof CASES)[number];
const ACTIONS: Record<PaymentCase, LocalAction> = {
  delivered: 'pay',
  dropped: 'pay',
  doubled: 'twice',
  late: 'late',
  forged: 'pay',
  failed: 'fail',
  'left open': 'abandon',
};

type Webhook = { body: string; headers: Record<string, string> };

jest.setTimeout(600_000);

let shop: TestShop;
const casesByPayment = new Map<string, PaymentCase>();

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function localProvider() {
  const { payments: provider } = shop;
  if (!provider || !isLocalPayments(provider)) throw new Error('the shop has no local payments');
  return provider;
}

async function post({ body: payload, headers }: Webhook): Promise<number> {
  const url = webhookPath(localProvider());
  return (await shop.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

/** The webhooks that the provider sends now, intercepted instead of delivered. */
async function intercept(): Promise<Webhook[]> {
  const sent: Webhook[] = [];
  const keep = async (body: string, headers: Record<string, string>) => {
    sent.push({ body, headers });
    return 200;
  };
  await deliverWebhooks(shop, { secret: localProvider().secret, post: keep });
  return sent;
}

const caseOf = ({ body }: Webhook): PaymentCase =>
  casesByPayment.get(JSON.parse(body).reference) ?? 'delivered';

/** Forgeries by somebody who lacks only the secret: another amount, the opposite event, a wrong signature. */
function forgeriesOf({ body, headers }: Webhook): Webhook[] {
  const payload = JSON.parse(body);
  const others = [
    { ...payload, payment: { ...payload.payment, amount: 1 } },
    { ...payload, event: 'payment_link.failed', payment: undefined },
  ];
  return [
    ...others.map((other) => ({ body: JSON.stringify(other), headers })),
    { body, headers: { ...headers, 'x-local-signature': '0'.repeat(64) } },
  ];
}

/** Delivers webhooks by case: some dropped, some doubled, all shuffled. Forgeries are posted first. */
async function deliver(sent: readonly Webhook[]): Promise<void> {
  for (const webhook of sent.filter((one) => caseOf(one) === 'forged')) {
    for (const forgery of forgeriesOf(webhook)) expect(await post(forgery)).toBe(403);
  }
  const arriving = sent.filter((webhook) => caseOf(webhook) !== 'dropped');
  const mixed = shuffled([...arriving, ...arriving.filter((webhook) => caseOf(webhook) === 'doubled')]);
  const statuses = await Promise.all(mixed.map(post));
  expect(new Set(statuses)).toEqual(new Set([200]));
}

test(`${PAYMENTS} payments balance to the paisa, whatever happens to their webhooks`, async () => {
  const { buyers, product } = await fillWithCrowd(shop.db, PAYMENTS);
  await shop.db
    .insert(promotionCredits)
    .values(buyers.map(({ mobile }) => ({ mobile, amountPaise: CREDIT })));
  let initialAmounts = await conservedAmounts(shop.db);

  for (const [index, buyer] of buyers.entries()) {
    const page = await openPage(shop, buyer);
    const [payment] = await shop.db.select().from(payments).where(eq(payments.customerId, buyer.actor.id));
    const paymentCase = CASES[index % CASES.length] ?? 'delivered';
    casesByPayment.set(payment?.id ?? '', paymentCase);
    await press(shop, page, ACTIONS[paymentCase]);
  }
  await deliver(await intercept());
  expect(await brokenInvariants(shop.db)).toEqual([]);
  expect(await conservedAmounts(shop.db)).toEqual(initialAmounts);

  shop.clock.forwardMs(PAYMENT_HOLD_MS);
  await checkPayments(shop);
  // why: a late payment is refunded when the stock is gone
  await changeProducts(shop.db, [product.id], { stock: 0 });
  initialAmounts = await conservedAmounts(shop.db);
  shop.clock.forwardMs(HOUR_MS);
  await deliver(await intercept());
  while ((await shop.db.$count(payments, isNotNull(payments.nextCheckAt))) > 0) {
    shop.clock.forwardMs(HOUR_MS);
    await checkPayments(shop);
  }

  expect(await brokenInvariants(shop.db)).toEqual([]);
  expect(await conservedAmounts(shop.db)).toEqual(initialAmounts);
  const [books] = await shop.db
    .select({
      taken: sql<number>`coalesce(sum(amount_paise) filter (where paid_at is not null), 0)::int`,
      returned: sql<number>`coalesce(sum(amount_paise) filter (where refund_id is not null), 0)::int`,
      paid: sql<number>`count(*) filter (where paid_at is not null)::int`,
    })
    .from(localPaymentLinks);
  const [sold] = await shop.db
    .select({
      money: sql<number>`coalesce(sum(subtotal_paise - promotion_paise), 0)::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(orders);
  process.stdout.write(
    `${PAYMENTS} payments: ${books?.paid} paid, ${sold?.count} orders, taken ${books?.taken} paise, ` +
      `sold ${sold?.money}, sent back ${books?.returned}\n`,
  );
  expect((sold?.money ?? 0) + (books?.returned ?? 0)).toBe(books?.taken);
  const countCases = (...cases: PaymentCase[]) =>
    [...casesByPayment.values()].filter((one) => cases.includes(one)).length;
  expect(sold?.count).toBe(countCases('delivered', 'dropped', 'doubled', 'forged'));
  expect(books?.paid).toBe(countCases('delivered', 'dropped', 'doubled', 'forged', 'late'));
});
