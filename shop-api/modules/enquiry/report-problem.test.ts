import { randomUUID } from 'node:crypto';
import { enquirySave, orderproblem } from '@/lib/contract/shop/enquiry';
import { orderdetails } from '@/lib/contract/shop/orders';
import type { ProblemReason } from '@/lib/domain/enquiry';
import { type Buyer, confirmOrder } from '@/shop-api/testing/buyers';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';

const world = operatedSampledShop({
  products: 1,
  asSampled: { stock: 1000, pricePaise: 20_000, offerPaise: 0 },
});

const newBuyer = () => world.newBuyer(1);

async function place(buyer: Buyer): Promise<string> {
  const { answer } = await confirmOrder(world.shop, buyer);
  await fillCart(world.shop, buyer.actor, [{ productId: world.id(0), quantity: 1 }]);
  return answer?.data.invoice_id ?? '';
}

type Sent = { reason?: ProblemReason; message?: string; key?: string };

function report({ actor }: Pick<Buyer, 'actor'>, order_id: string, sent: Sent = {}) {
  const { reason = 'missing', message = 'No okra in the bag.', key = randomUUID() } = sent;
  return callAs(world.shop, actor, orderproblem, { order_id, reason, message }, { key });
}

const ticketOf = async ({ actor }: Buyer, order_id: string) =>
  (await doAs(world.shop, actor, orderdetails, { order_id })).problem_ticket;

it('a report gets a ticket, and is shown with the order and in the operator’s list until it is closed', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const { answer } = await report(buyer, order);
  const ticket = answer?.ticket ?? '';
  expect(answer?.message).toBe(`Thank you. We are looking into it. Your ticket number is ${ticket}.`);
  expect(await ticketOf(buyer, order)).toBe(ticket);
  const { out } = await world.shop.operate('enquiry', 'list', '--open', '--kind', 'problem');
  const line = out.split('\n').find((row) => row.includes(ticket));
  for (const part of [order, 'missing', 'No okra in the bag.', buyer.mobile]) expect(line).toContain(part);
  await world.shop.ask('enquiry', 'close', ticket, 'Sent the okra.');
  expect(await ticketOf(buyer, order)).toBe('');
  expect((await report(buyer, order)).status).toBe(200);
});

it('an order has at most one open report, also when many are sent at once', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const answers = await Promise.all(Array.from({ length: 5 }, () => report(buyer, order)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = answers.filter(({ error }) => error !== undefined);
  expect(others.every(({ error }) => error?.code === 'conflict')).toBe(true);
  expect((await report(buyer, await place(buyer))).status).toBe(200);
});

it('a repeated key returns the same report, and is a conflict with another text', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const key = randomUUID();
  const first = await report(buyer, order, { key });
  expect((await report(buyer, order, { key })).answer).toEqual(first.answer);
  expect((await report(buyer, order, { key, message: 'No onions.' })).error?.code).toBe('conflict');
});

it("a report about another customer's order is not found", async () => {
  const order = await place(await newBuyer());
  const { error } = await report(await makeCustomer(world.shop), order);
  expect(error).toMatchObject({ code: 'not_found', field: 'order_id' });
});

it('a report with the reason "something else" needs a text, of up to 1000 characters', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const wordless = await report(buyer, order, { reason: 'other', message: ' ' });
  expect(wordless.error).toMatchObject({ code: 'bad_request', field: 'message' });
  const tooLong = await report(buyer, order, { message: 'க'.repeat(1001) });
  expect(tooLong.error).toMatchObject({ code: 'bad_request', field: 'message' });
  expect((await report(buyer, order, { reason: 'late', message: 'க'.repeat(1000) })).status).toBe(200);
});

it('a customer can send five reports an hour', async () => {
  const buyer = await newBuyer();
  for (let sent = 0; sent < 5; sent++) expect((await report(buyer, await place(buyer))).status).toBe(200);
  const order = await place(buyer);
  expect((await report(buyer, order)).error?.code).toBe('too_many');
  world.shop.clock.forwardMs(60 * 60_000);
  expect((await report(buyer, order)).status).toBe(200);
});

it('a report is accepted although somebody else has sent five messages with the same number', async () => {
  const buyer = await newBuyer();
  const order = await place(buyer);
  const message = { name: 'Ravi', mobile: buyer.mobile, email: 'ravi@example.com', message: 'Call me' };
  for (let sent = 0; sent < 5; sent++) {
    await doAs(world.shop, newGuest(), enquirySave, message, { key: randomUUID() });
  }
  expect((await report(buyer, order)).status).toBe(200);
});
