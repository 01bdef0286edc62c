import 'server-only';
import type { Banner, CmsPage, FaqEntry, SiteDetails, Testimonial } from '@/lib/contract/bff/content';
import {
  bannerlist,
  type CMS_PAGES,
  cms,
  faq,
  generalData,
  testimonialData,
} from '@/lib/contract/shop/content';
import { paiseFromRupees } from '@/lib/domain/money';
import { type Translations, untranslated } from '@/lib/domain/words';
import { sanitise } from '@/lib/html/sanitise';
import { firstOf } from './first-of';
import { toBannerLink, toLink } from './links';
import { shopFetch } from './shop-fetch';

export type CmsPageId = (typeof CMS_PAGES)[number];

export async function getSiteDetails(): Promise<SiteDetails<Translations>> {
  const answer = await shopFetch(generalData, {});
  const wire = firstOf(answer.site_details);
  const links = {
    facebook: toLink(wire.facebook_link),
    twitter: toLink(wire.twitter_link),
    instagram: toLink(wire.insta_link),
    youtube: toLink(wire.youtube_link),
    playStore: toLink(wire.play_store_link),
    appStore: toLink(wire.app_store_link),
  };
  return {
    email: wire.contact_email,
    phone: wire.contact_number,
    supportPhone: wire.support_contact_no,
    address: { en: wire.address, ta: wire.address2 },
    seller: {
      legalName: untranslated(wire.legal_name),
      fssaiLicence: wire.fssai_licence,
      gstin: wire.gstin,
      grievanceOfficer: { en: wire.grievance_officer, ta: wire.grievance_officer2 },
      grievancePhone: wire.grievance_phone,
      grievanceEmail: wire.grievance_email,
      billNote: { en: wire.bill_note, ta: wire.bill_note2 },
    },
    terms: {
      isDeliveryFree: wire.free_delivery === '1',
      deliveryNote: { en: wire.delivery_note, ta: wire.delivery_note2 },
      ...(wire.return_days === null ? {} : { returnDays: wire.return_days }),
      ...(wire.return_fee === null ? {} : { returnFee: paiseFromRupees(wire.return_fee) }),
    },
    pictureNote: { en: wire.picture_note, ta: wire.picture_note2 },
    links: Object.fromEntries(Object.entries(links).filter(([, link]) => link !== undefined)),
  };
}

export async function listBanners(): Promise<Banner<Translations>[]> {
  const { data } = await shopFetch(bannerlist, { banner_for: '2' });
  return data.banners.map((wire) => ({
    image: wire.banner_img,
    title: { en: wire.title, ta: wire.title2 },
    text: { en: wire.text, ta: wire.text2 },
    link: toBannerLink(wire.link),
  }));
}

/** A content page as sanitised HTML. @throws ShopError not_found when the shop has not written it. */
export async function getCmsPage(page: CmsPageId): Promise<CmsPage<Translations>> {
  const wire = await shopFetch(cms, { page_url: page });
  return {
    title: { en: wire.title, ta: wire.title2 },
    html: { en: sanitise(wire.description), ta: sanitise(wire.description2) },
  };
}

export async function listFaq(): Promise<FaqEntry<Translations>[]> {
  const { data } = await shopFetch(faq, {});
  return data.map((wire) => ({
    id: wire.id,
    question: { en: wire.question, ta: wire.question2 },
    answer: { en: wire.answer, ta: wire.answer2 },
  }));
}

export async function listTestimonials(): Promise<Testimonial<Translations>[]> {
  const { data } = await shopFetch(testimonialData, {});
  return data.map((wire) => ({
    comment: { en: wire.comments, ta: wire.comments2 },
    name: { en: wire.testimonial_name, ta: wire.testimonial_name2 },
    designation: { en: wire.testimonial_designation, ta: wire.testimonial_designation2 },
  }));
}
