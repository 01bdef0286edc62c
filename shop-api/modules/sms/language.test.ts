import { randomUUID } from 'node:crypto';
import { enquirySave } from '@/lib/contract/shop/enquiry';
import { register, resendotp, verifyotp } from '@/lib/contract/shop/identity';
import { OrderConfirm, ordercancel } from '@/lib/contract/shop/orders';
import { stockalert } from '@/lib/contract/shop/stock-alerts';
import { MINUTE_MS } from '@/lib/domain/durations';
import type { Language } from '@/lib/domain/language';
import { sendStockAlerts } from '@/shop-api/modules/stock-alerts/send-stock-alerts';
import { changeProducts, firstProductIds } from '@/shop-api/testing/buyers';
import {
  addAddress,
  doAs,
  fillCart,
  newGuest,
  newMobile,
  type TestCustomer,
} from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const TAMIL = /\p{Script=Tamil}/u;

let shop: TestShop;
let productId = 0;
beforeAll(async () => {
  shop = await openTestShop();
  [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { stock: 1000 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deliverSms();
  shop.sent.length = 0;
});

/** The SMS sent since the last call. */
async function newSmsTexts(): Promise<string[]> {
  await shop.deliverSms();
  return shop.sent.splice(0).map(({ text }) => text);
}
async function newSmsLanguages(): Promise<Language[]> {
  return (await newSmsTexts()).map((said) => (TAMIL.test(said) ? 'ta' : 'en'));
}

/** Signs in on a page of a language. */
async function signIn(language: Language, mobile = newMobile()): Promise<TestCustomer> {
  const guest = newGuest();
  const requested = await doAs(shop, guest, register, { name: 'Meena', mobile }, { language });
  const otp = requested.data.otp ?? '';
  const verified = await doAs(shop, guest, verifyotp, { mobile, otp, session_id: guest.id }, { language });
  const { id = '', session_id: sid = '' } = verified.data.users ?? {};
  return { actor: { kind: 'customer', id, sid }, mobile, name: 'Meena' };
}

async function order(customer: TestCustomer, language: Language): Promise<string> {
  await fillCart(shop, customer.actor, [{ productId, quantity: 20 }]);
  const shipping_address_id = await addAddress(shop, customer);
  const input = { shipping_address_id, payment_type: 'COD' as const };
  const { data } = await doAs(shop, customer.actor, OrderConfirm, input, { key: randomUUID(), language });
  return data.invoice_id;
}

describe('an SMS', () => {
  it('with a code is in the language of the page that requests it', async () => {
    const [guest, mobile] = [newGuest(), newMobile()];
    await doAs(shop, guest, register, { name: 'Meena', mobile }, { language: 'ta' });
    const [said = ''] = await newSmsTexts();
    expect(said).toMatch(/^\d{4} உங்கள் Koodai உள்நுழைவுக் குறியீடு/);
    expect(said.split('\n').at(-1)).toMatch(/^@\S+ #\d{4}$/);
    shop.clock.forwardMs(MINUTE_MS);
    await doAs(shop, guest, resendotp, { mobile }, { language: 'en' });
    expect((await newSmsTexts())[0]).toMatch(/^\d{4} is your Koodai/);
  });

  it('about an order or its cancellation is in the language of the order', async () => {
    const customer = await signIn('ta');
    const inTamil = await order(customer, 'ta');
    expect(await newSmsLanguages()).toEqual(['ta']);
    await doAs(shop, customer.actor, ordercancel, { order_id: inTamil });
    expect(await newSmsLanguages()).toEqual(['ta']);
    const inEnglish = await order(customer, 'en');
    expect(await newSmsLanguages()).toEqual(['en']);
    await doAs(shop, customer.actor, ordercancel, { order_id: inEnglish }, { language: 'ta' });
    expect(await newSmsLanguages()).toEqual(['en']);
  });

  it('sent by an alert is in the language of the last sign-in', async () => {
    const mobile = newMobile();
    await signIn('en', mobile);
    shop.clock.forwardMs(MINUTE_MS);
    const customer = await signIn('ta', mobile);
    await doAs(shop, customer.actor, stockalert, { product_id: productId });
    await sendStockAlerts(shop);
    const [said = ''] = await newSmsTexts();
    expect(said).toMatch(/^நாட்டு தக்காளி மீண்டும் Koodai கடையில்/);
    expect(said).toContain('/ta/product-detail/');
  });

  it('is in English when no language is sent', async () => {
    const customer = await signIn('ta');
    await fillCart(shop, customer.actor, [{ productId, quantity: 20 }]);
    const shipping_address_id = await addAddress(shop, customer);
    const input = { shipping_address_id, payment_type: 'COD' as const };
    await doAs(shop, customer.actor, OrderConfirm, input, { key: randomUUID() });
    expect(await newSmsLanguages()).toEqual(['en']);
  });

  it('about a grievance is in the language of the page it was written on', async () => {
    const message = {
      name: 'Meena Kumari',
      mobile: newMobile(),
      email: 'meena@example.com',
      message: 'முருங்கைக்காய் வரவில்லை',
      kind: 'grievance' as const,
    };
    await doAs(shop, newGuest(), enquirySave, message, { key: randomUUID(), language: 'ta' });
    expect(await newSmsLanguages()).toEqual(['ta']);
  });
});
