import { generalData, orderSettings } from '@/lib/contract/shop/content';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const guest = newGuest();

beforeEach(() => shop.newStorefrontEvents());

describe('the settings', () => {
  it('include limits and contact details, each validated', async () => {
    await shop.ask('settings', 'set', 'minimum_purchase', '150');
    await shop.ask('settings', 'set', 'facebook_link', 'https://facebook.example/shop');
    expect(await shop.newStorefrontEvents()).toEqual(
      expect.arrayContaining([{ kind: 'settings' }, { kind: 'content' }]),
    );
    const [limits] = (await doAs(shop, guest, orderSettings, {})).data;
    expect(limits?.minimum_purchase).toBe(150);
    await shop.ask('settings', 'set', 'facebook_link', '');
    const [details] = (await doAs(shop, guest, generalData, {})).site_details;
    expect(details?.facebook_link).toBe('javascript:;');
  });

  it('include the seller, as named on bill and footer', async () => {
    const seller = {
      legal_name: 'Koodai Foods Private Limited',
      fssai_licence: '12345678901234',
      gstin: '33ABCDE1234F1Z5',
      grievance_officer: 'R. Kavitha, Grievance Officer',
      grievance_phone: '(0422) 400 1235',
      grievance_email: 'grievance@shop.example',
      bill_note: 'Fresh fruit and vegetables are exempt from GST.',
    };
    const details = async () => (await doAs(shop, guest, generalData, {})).site_details[0];
    const none = Object.fromEntries(Object.keys(seller).map((name) => [name, '']));
    expect(await details()).toMatchObject(none);
    for (const [name, value] of Object.entries(seller)) await shop.ask('settings', 'set', name, value);
    expect(await details()).toMatchObject(seller);
    for (const name of Object.keys(seller)) await shop.ask('settings', 'set', name, '');
    expect(await details()).toMatchObject(none);
  });

  it('store texts without surrounding spaces', async () => {
    const set = await shop.ask('settings', 'set', 'picture_note', '  Serving suggestion \n');
    expect(set).toMatchObject({ picture_note: 'Serving suggestion' });
    expect(await shop.ask('settings', 'set', 'picture_note', ' ')).toMatchObject({ picture_note: '' });
  });

  it.each([
    ['minimum_purchase', '20001', 'minimum_purchase must not be above maximum_purchase.'],
    ['contact_email', 'nobody', 'contact_email: must be an e-mail address'],
    ['contact_number', '', 'contact_number: must be a phone number such as +91 98430 12345'],
    ['grievance_phone', 'ask for Ravi', 'grievance_phone: must be a phone number, or empty'],
    ['support_contact_no', '1-------1', 'support_contact_no: must be a phone number'],
    ['address', ' ', 'address: must not be empty'],
    ['youtube_link', 'javascript:alert(1)', 'youtube_link: must be an https address, or empty for none'],
    ['play_store_link', 'market://details', 'play_store_link: must be an https address, or empty for none'],
    ['fssai_licence', '1234', 'fssai_licence: must be the 14 digits of the licence, or empty'],
    ['gstin', '33aaaaa0000a1z5', 'gstin: must be the 15 characters of the GSTIN, or empty'],
    ['grievance_email', 'nobody', 'grievance_email: must be an e-mail address'],
    ['colour', 'green', 'name: must be one of: contact_email'],
  ])('refuse %s = %s', async (name, value, why) => {
    const before = await shop.ask('settings', 'show');
    const refused = await shop.operate('settings', 'set', name, value);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(why) });
    expect(await shop.ask('settings', 'show')).toEqual(before);
  });
});
