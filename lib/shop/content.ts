import 'server-only';
import type { Banner, CmsPage, FaqEntry, SiteDetails, Testimonial } from '@/lib/contract/bff/catalogue';
import {
  bannerlist,
  type CMS_PAGES,
  cms,
  faq,
  generalData,
  testimonialData,
} from '@/lib/contract/shop/content';
import { paiseFromRupees } from '@/lib/domain/money';
import { sanitise } from '@/lib/html/sanitise';
import { toBannerLink, toLink } from './links';
import { type Caller, shopFetch } from './shop-fetch';

export type CmsPageId = (typeof CMS_PAGES)[number];

export async function getSiteDetails(caller?: Caller): Promise<SiteDetails> {
  const answer = await shopFetch(generalData, {}, caller);
  const [wire] = answer.site_details;
  if (!wire) throw new Error('the contract promises one row of site details');
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
    address: wire.address,
    seller: {
      legalName: wire.legal_name,
      fssaiLicence: wire.fssai_licence,
      gstin: wire.gstin,
      grievanceOfficer: wire.grievance_officer,
      grievancePhone: wire.grievance_phone,
      grievanceEmail: wire.grievance_email,
      billNote: wire.bill_note,
    },
    terms: {
      isDeliveryFree: wire.free_delivery === '1',
      ...(wire.delivery_note === '' ? {} : { deliveryNote: wire.delivery_note }),
      ...(wire.return_days === null ? {} : { returnDays: wire.return_days }),
      ...(wire.return_fee === null ? {} : { returnFee: paiseFromRupees(wire.return_fee) }),
    },
    ...(wire.picture_note === '' ? {} : { pictureNote: wire.picture_note }),
    links: Object.fromEntries(Object.entries(links).filter(([, link]) => link !== undefined)),
  };
}

export async function listBanners(caller?: Caller): Promise<Banner[]> {
  const { data } = await shopFetch(bannerlist, { banner_for: '2' }, { ...caller, read: true });
  return data.banners.map(({ banner_img, title, text, link }) => ({
    image: banner_img,
    title,
    text,
    link: toBannerLink(link),
  }));
}

/** A content page as sanitised HTML. @throws ShopError not_found while the shop has none. */
export async function getCmsPage(page: CmsPageId, caller?: Caller): Promise<CmsPage> {
  const { title, description } = await shopFetch(cms, { page_url: page }, caller);
  return { title, html: sanitise(description) };
}

export async function listFaq(caller?: Caller): Promise<FaqEntry[]> {
  return (await shopFetch(faq, {}, caller)).data;
}

export async function listTestimonials(caller?: Caller): Promise<Testimonial[]> {
  const { data } = await shopFetch(testimonialData, {}, caller);
  return data.map((wire) => ({
    comment: wire.comments,
    name: wire.testimonial_name,
    designation: wire.testimonial_designation,
  }));
}
