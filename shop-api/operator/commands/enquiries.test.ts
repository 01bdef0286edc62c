import { randomUUID } from 'node:crypto';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, newGuest, newMobile } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const guest = newGuest();

describe('enquiries', () => {
  const write = async (kind: 'message' | 'grievance', message: string) => {
    const input = { name: 'Meena Kumari', mobile: newMobile(), email: 'meena@example.com', message, kind };
    const { answer } = await callAs(shop, guest, enquirySave, input, { key: randomUUID() });
    return answer?.ticket ?? '';
  };
  const listed = async (...options: string[]) => (await shop.operate('enquiry', 'list', ...options)).out;

  it('are listed, all or only open ones or grievances', async () => {
    const question = await write('message', 'Do you have drumstick leaves?');
    const grievance = await write('grievance', 'The coconuts were broken.');
    await shop.ask('enquiry', 'close', question, 'Called back: from Monday on.');
    for (const ticket of [question, grievance]) expect(await listed()).toContain(ticket);
    expect(await listed('--open')).not.toContain(question);
    expect(await listed('--open', '--kind', 'grievance')).toContain(grievance);
    expect(await listed('--kind', 'message')).not.toContain(grievance);
    expect(await shop.operate('enquiry', 'list', '--kind', 'praise')).toMatchObject({ code: 1 });
  });

  it('are closed once, with a note, by a ticket number that was read out', async () => {
    const ticket = await write('grievance', 'The coconuts were broken.');
    expect((await shop.operate('enquiry', 'close', ticket, ' ')).code).toBe(1);
    const readOut = ticket.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l');
    expect(await shop.ask('enquiry', 'close', readOut, 'Money sent back.')).toMatchObject({
      ticket,
      closing_note: 'Money sent back.',
      closed_date: expect.stringMatching(/^2026-11-21/),
    });
    const again = await shop.operate('enquiry', 'close', ticket, 'Twice.');
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Money sent back.') });
    expect((await shop.operate('enquiry', 'close', 'KT0000000000', 'Nothing')).code).toBe(1);
  });
});
