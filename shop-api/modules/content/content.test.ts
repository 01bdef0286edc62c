import {
  bannerlist,
  CMS_PAGES,
  city,
  cms,
  faq,
  generalData,
  orderSettings,
  pincode,
  testimonialData,
} from '@/lib/contract/shop/content';
import { placeIn } from '@/lib/domain/places';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const guest = newGuest();

describe("the sample shop's content", () => {
  it('[3.banner] has three banners that lead to pages of this site', async () => {
    const { banners } = (await doAs(shop, guest, bannerlist, { banner_for: '2' })).data;
    expect(banners).toHaveLength(3);
    for (const banner of banners) expect(banner.link).toMatch(/^\/[a-z]/);
  });

  it('has no real contact details and no social links', async () => {
    const { site_details: details } = await doAs(shop, guest, generalData, {});
    expect(details[0]).toMatchObject({
      contact_email: 'hello@koodai.example',
      facebook_link: 'javascript:;',
      play_store_link: 'javascript:;',
      legal_name: '',
      fssai_licence: '',
    });
  });

  it.each(CMS_PAGES)('[3.content] [d12.pages] has the page %s, marked as a sample', async (page) => {
    const answer = await doAs(shop, guest, cms, { page_url: page });
    expect(answer).toMatchObject({
      page_name: page,
      title: expect.stringMatching(/\w{3}/),
      description: expect.stringContaining('sample'),
      description2: expect.stringContaining('மாதிரி'),
    });
  });

  it('has every text in Tamil too', async () => {
    const { banners } = (await doAs(shop, guest, bannerlist, {})).data;
    const questions = (await doAs(shop, guest, faq, {})).data;
    const voices = (await doAs(shop, guest, testimonialData, {})).data;
    const [details] = (await doAs(shop, guest, generalData, {})).site_details;
    const pages = await Promise.all(CMS_PAGES.map((page_url) => doAs(shop, guest, cms, { page_url })));
    const texts = [
      ...banners.flatMap(({ title2, text2 }) => [title2, text2]),
      ...questions.flatMap(({ question2, answer2 }) => [question2, answer2]),
      ...voices.flatMap((voice) => [
        voice.comments2,
        voice.testimonial_name2,
        voice.testimonial_designation2,
      ]),
      ...pages.flatMap(({ title2, description2 }) => [title2, description2]),
      details?.address2,
    ];
    expect(texts.filter((said) => !/\p{Script=Tamil}/u.test(said ?? ''))).toEqual([]);
  });

  it('[3.content] has questions with answers, and testimonials with their authors', async () => {
    const questions = (await doAs(shop, guest, faq, {})).data;
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
    for (const { question, answer } of questions) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\w{3}/);
    }
    const voices = (await doAs(shop, guest, testimonialData, {})).data;
    expect(voices).toHaveLength(4);
    for (const { comments, testimonial_name, testimonial_designation } of voices)
      for (const words of [comments, testimonial_name, testimonial_designation])
        expect(words).toMatch(/\w{3}/);
  });

  it('[3.limits] has purchase limits', async () => {
    const limits = await doAs(shop, guest, orderSettings, {});
    expect(limits.data).toEqual([{ minimum_purchase: 100, maximum_purchase: 20_000, online_payment: '1' }]);
  });
});

describe('where the shop delivers', () => {
  it('[3.city] lists the 38 districts of Tamil Nadu and their pincodes', async () => {
    const { data } = await doAs(shop, guest, city, {});
    expect(data).toHaveLength(38);
    expect(data.map((row) => row.city_name)).toContain('The Nilgiris');
    const ofCoimbatore = await doAs(shop, guest, pincode, { city_name: 'Coimbatore' });
    expect(ofCoimbatore.status).toBe(1);
    expect(ofCoimbatore.pincode_list).toContainEqual({ pincode: '641001' });
  });

  it('has a distinct Tamil name for each district', async () => {
    const { data } = await doAs(shop, guest, city, {});
    const names = data.map((row) => placeIn('ta', row.city_name));
    expect(names.filter(({ lang }) => lang !== undefined)).toEqual([]);
    expect(names.filter(({ words }) => !/^[\p{Script=Tamil}]+$/u.test(words))).toEqual([]);
    expect(new Set(names.map(({ words }) => words)).size).toBe(data.length);
  });

  it('has status 2 and no pincodes for an unknown city', async () => {
    expect(await doAs(shop, guest, pincode, { city_name: 'Mumbai' })).toEqual({
      status: 2,
      pincode_list: [],
    });
  });
});
