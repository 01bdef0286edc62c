import { overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { getCmsPage, getSiteDetails, listBanners, listFaq, listTestimonials } from './content';

setStorefrontEnv();

const details = {
  contact_email: 'hello@koodai.example',
  contact_number: '0422 471 1001',
  support_contact_no: '98400 00001',
  address: '1 Market Road',
  address2: '1 சந்தை சாலை',
  facebook_link: 'https://facebook.example/koodai',
  twitter_link: 'https://x.example/koodai',
  insta_link: 'https://instagram.example/koodai',
  youtube_link: 'https://youtube.example/koodai',
  play_store_link: 'https://play.example/koodai',
  app_store_link: 'https://apps.example/koodai',
  legal_name: 'Koodai Foods',
  fssai_licence: '12426001000123',
  gstin: '33AAAAA0000A1Z5',
  grievance_officer: 'R. Selvi',
  grievance_officer2: 'ஆர். செல்வி',
  grievance_phone: '0422 471 1002',
  grievance_email: 'grievance@koodai.example',
  bill_note: 'No tax.',
  bill_note2: 'வரி இல்லை.',
  return_days: 2,
  return_fee: 49.5,
  free_delivery: '1',
  delivery_note: 'Free over Rs. 100',
  delivery_note2: 'ரூ. 100-க்கு மேல் இலவசம்',
  picture_note: 'Pictures may differ.',
  picture_note2: 'படங்கள் மாறுபடலாம்.',
};
const told = {
  email: 'hello@koodai.example',
  phone: '0422 471 1001',
  supportPhone: '98400 00001',
  address: { en: '1 Market Road', ta: '1 சந்தை சாலை' },
  links: {
    facebook: 'https://facebook.example/koodai',
    twitter: 'https://x.example/koodai',
    instagram: 'https://instagram.example/koodai',
    youtube: 'https://youtube.example/koodai',
    playStore: 'https://play.example/koodai',
    appStore: 'https://apps.example/koodai',
  },
  seller: {
    legalName: { en: 'Koodai Foods', ta: '' },
    fssaiLicence: '12426001000123',
    gstin: '33AAAAA0000A1Z5',
    grievanceOfficer: { en: 'R. Selvi', ta: 'ஆர். செல்வி' },
    grievancePhone: '0422 471 1002',
    grievanceEmail: 'grievance@koodai.example',
    billNote: { en: 'No tax.', ta: 'வரி இல்லை.' },
  },
  terms: {
    isDeliveryFree: true,
    deliveryNote: { en: 'Free over Rs. 100', ta: 'ரூ. 100-க்கு மேல் இலவசம்' },
    returnDays: 2,
    returnFee: 4950,
  },
  pictureNote: { en: 'Pictures may differ.', ta: 'படங்கள் மாறுபடலாம்.' },
};

test('[d37.seller] the shop’s details have its contacts, its links, its seller and its terms', async () => {
  const { sent, result } = await overTheWire({ site_details: [details] }, getSiteDetails);
  expect(sent).toEqual({ call: 'GET /generalData', input: {} });
  expect(result).toEqual(told);
});

test('decisions 36: a shop without free delivery and return terms promises neither, and has only its own links', async () => {
  const none = 'javascript:;';
  const less = {
    ...details,
    free_delivery: '0',
    return_days: null,
    return_fee: null,
    facebook_link: none,
    youtube_link: none,
    app_store_link: none,
  };
  const { result } = await overTheWire({ site_details: [less] }, getSiteDetails);
  expect(result.terms).toEqual({ isDeliveryFree: false, deliveryNote: told.terms.deliveryNote });
  const { twitter, instagram, playStore } = told.links;
  expect(result.links).toStrictEqual({ twitter, instagram, playStore });
});

test('[d21.sanitised] a content page is sanitised in both languages', async () => {
  const page = {
    page_name: 'return_policy',
    title: 'Returns',
    title2: 'திருப்பி அனுப்புதல்',
    description: '<p onclick="steal()">Within two days</p><script>steal()</script>',
    description2: '<p>இரண்டு <b onmouseover="steal()">நாட்களில்</b></p><form action="//evil.example"></form>',
  };
  const { sent, result } = await overTheWire(page, () => getCmsPage('return_policy'));
  expect(sent).toEqual({ call: 'GET /cms', input: { page_url: 'return_policy' } });
  expect(result).toEqual({
    title: { en: 'Returns', ta: 'திருப்பி அனுப்புதல்' },
    html: { en: '<p>Within two days</p>', ta: '<p>இரண்டு <b>நாட்களில்</b></p>' },
  });
});

test('[9.bannerFor] each banner has its picture, its words in both languages and its link', async () => {
  const banners = [
    {
      banner_img: 'greens-1a2b3c4d',
      title: 'Greens',
      title2: 'கீரை',
      text: 'Cut today',
      text2: 'இன்று பறித்தது',
      link: '/category/keerai',
    },
    { banner_img: 'farm-5e6f7a8b', title: 'Farm', text: '', link: 'javascript:;' },
  ];
  const { sent, result } = await overTheWire({ data: { banners } }, listBanners);
  expect(sent).toEqual({ call: 'POST /bannerlist', input: { banner_for: '2' } });
  expect(result).toEqual([
    {
      image: 'greens-1a2b3c4d',
      title: { en: 'Greens', ta: 'கீரை' },
      text: { en: 'Cut today', ta: 'இன்று பறித்தது' },
      link: '/category/keerai',
    },
    { image: 'farm-5e6f7a8b', title: { en: 'Farm', ta: '' }, text: { en: '', ta: '' }, link: '' },
  ]);
});

test('each question has its answer, in both languages', async () => {
  const data = [
    { id: 1, question: 'When?', question2: 'எப்போது?', answer: 'Today', answer2: 'இன்று' },
    { id: 4, question: 'Where?', answer: 'Here' },
  ];
  const { sent, result } = await overTheWire({ data }, listFaq);
  expect(sent).toEqual({ call: 'GET /faq', input: {} });
  expect(result).toEqual([
    { id: 1, question: { en: 'When?', ta: 'எப்போது?' }, answer: { en: 'Today', ta: 'இன்று' } },
    { id: 4, question: { en: 'Where?', ta: '' }, answer: { en: 'Here', ta: '' } },
  ]);
});

test('what shoppers say has their names and places, in both languages', async () => {
  const data = [
    {
      comments: 'Fresh',
      comments2: 'புதியது',
      testimonial_name: 'Meena',
      testimonial_name2: 'மீனா',
      testimonial_designation: 'Teacher',
      testimonial_designation2: 'ஆசிரியர்',
    },
    { comments: 'On time', testimonial_name: 'Kavin', testimonial_designation: 'Cook' },
  ];
  const { sent, result } = await overTheWire({ data }, listTestimonials);
  expect(sent).toEqual({ call: 'GET /testimonialData', input: {} });
  expect(result).toEqual([
    {
      comment: { en: 'Fresh', ta: 'புதியது' },
      name: { en: 'Meena', ta: 'மீனா' },
      designation: { en: 'Teacher', ta: 'ஆசிரியர்' },
    },
    {
      comment: { en: 'On time', ta: '' },
      name: { en: 'Kavin', ta: '' },
      designation: { en: 'Cook', ta: '' },
    },
  ]);
});
