import { z } from 'zod';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { defineCall } from '../define-call';
import { flagWire, mobileWire, pincodeWire, rupeesWire, statusWire } from './wire';

/** Not in the spec: the Tamil text, empty where the shop has not written it. */
const inTamil = (max: number) => z.string().max(max).default('');
const linkWire = z.string().max(300);
/** The spec's mark for "no link" (spec 3, General site data). */
const NO_LINK = 'javascript:;';

export const bannerlist = defineCall({
  name: 'bannerlist',
  method: 'POST',
  path: '/bannerlist',
  identity: 'none',
  isReadOnly: true,
  summary: 'Banners of the shop; banner_for is always 2.',
  input: z.object({ banner_for: z.literal('2').default('2') }),
  output: z.object({
    data: z.object({
      banners: z.array(
        z.object({
          banner_img: z.string().max(300),
          title: z.string().max(80),
          title2: inTamil(80),
          text: z.string().max(200),
          text2: inTamil(200),
          link: linkWire,
        }),
      ),
    }),
  }),
  errors: [],
});

export const generalData = defineCall({
  name: 'generalData',
  method: 'GET',
  path: '/generalData',
  identity: 'none',
  summary:
    "The shop's contact details, apps and seller; 'javascript:;' means no link, an empty text not known.",
  input: z.object({}),
  output: z.object({
    site_details: z
      .array(
        z.object({
          contact_email: z.string().max(120),
          contact_number: z.string().max(30),
          support_contact_no: z.string().max(30),
          address: z.string().max(300),
          address2: inTamil(300),
          facebook_link: linkWire,
          twitter_link: linkWire,
          insta_link: linkWire,
          youtube_link: linkWire,
          play_store_link: linkWire.default(NO_LINK),
          app_store_link: linkWire.default(NO_LINK),
          legal_name: z.string().max(120).default(''),
          fssai_licence: z.string().max(20).default(''),
          gstin: z.string().max(15).default(''),
          grievance_officer: z.string().max(200).default(''),
          grievance_officer2: inTamil(200),
          grievance_phone: z.string().max(30).default(''),
          grievance_email: z.string().max(120).default(''),
          bill_note: z.string().max(300).default(''),
          bill_note2: inTamil(300),
          /** Not in the spec: days in which goods may be returned, and the fee; null where they are not set. */
          return_days: z.number().int().min(0).max(365).nullable().default(null),
          return_fee: rupeesWire.nullable().default(null),
          free_delivery: flagWire.default('0'),
          /** Not in the spec: replace the storefront's default texts; empty keeps the defaults. */
          delivery_note: z.string().max(120).default(''),
          delivery_note2: inTamil(120),
          picture_note: z.string().max(200).default(''),
          picture_note2: inTamil(200),
        }),
      )
      .length(1),
  }),
  errors: [],
});

/** decisions.md 12. */
export const CMS_PAGES = [
  'about_us',
  'why_us',
  'term_condition',
  'privacy_policy',
  'return_policy',
  'shipping_policy',
] as const;

export const cms = defineCall({
  name: 'cms',
  method: 'GET',
  path: '/cms',
  identity: 'none',
  summary: 'A stored content page as HTML.',
  input: z.object({ page_url: z.enum(CMS_PAGES) }),
  output: z.object({
    page_name: z.enum(CMS_PAGES),
    title: z.string().max(120),
    title2: inTamil(120),
    description: z.string().max(100_000),
    description2: inTamil(100_000),
  }),
  errors: ['not_found'],
});

export const faq = defineCall({
  name: 'faq',
  method: 'GET',
  path: '/faq',
  identity: 'none',
  summary: 'Questions and answers.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        id: z.number().int(),
        question: z.string().max(300),
        question2: inTamil(300),
        answer: z.string().max(4000),
        answer2: inTamil(4000),
      }),
    ),
  }),
  errors: [],
});

export const testimonialData = defineCall({
  name: 'testimonialData',
  method: 'GET',
  path: '/testimonialData',
  identity: 'none',
  summary: 'What shoppers say.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        comments: z.string().max(1000),
        comments2: inTamil(1000),
        testimonial_name: z.string().max(80),
        testimonial_name2: inTamil(80),
        testimonial_designation: z.string().max(120),
        testimonial_designation2: inTamil(120),
      }),
    ),
  }),
  errors: [],
});

export const city = defineCall({
  name: 'city',
  method: 'GET',
  path: '/city',
  identity: 'none',
  summary: 'Cities of the address form: the districts of Tamil Nadu.',
  input: z.object({}),
  output: z.object({ data: z.array(z.object({ city_name: z.string().max(LENGTHS.city.max) })) }),
  errors: [],
});

export const pincode = defineCall({
  name: 'pincode',
  method: 'POST',
  path: '/pincode',
  identity: 'none',
  isReadOnly: true,
  summary: 'Pincodes of one city; status 2 and none for an unknown one.',
  input: z.object({ city_name: z.string().trim().min(1).max(LENGTHS.city.max) }),
  output: z.object({
    status: statusWire,
    pincode_list: z.array(z.object({ pincode: pincodeWire })),
  }),
  errors: [],
});

export const orderSettingsWire = z.object({
  minimum_purchase: rupeesWire,
  maximum_purchase: rupeesWire,
  online_payment: flagWire,
});

export const orderSettings = defineCall({
  name: 'orderSettings',
  method: 'GET',
  path: '/orderSettings',
  identity: 'none',
  summary: 'Purchase limits in rupees, 0 means none, and whether the shop takes online payment.',
  input: z.object({}),
  output: z.object({
    data: z.array(orderSettingsWire.extend({ online_payment: flagWire.default('0') })).min(1),
  }),
  errors: [],
});

export const promotionOffer = defineCall({
  name: 'promotionOffer',
  method: 'POST',
  path: '/promotionOffer',
  identity: 'customer',
  summary: "The customer's promotion credit in rupees. The mobile must be the acting customer's.",
  input: z.object({ reg_mobile_no: mobileWire }),
  output: z.object({ message: z.object({ amount: rupeesWire }) }),
  errors: ['forbidden'],
});
