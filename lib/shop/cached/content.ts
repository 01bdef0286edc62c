import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Banner, CmsPage, FaqEntry, SiteDetails, Testimonial } from '@/lib/contract/bff/content';
import type { Language } from '@/lib/domain/language';
import { NO_SELLER } from '@/lib/domain/seller';
import { type Translations, wordsIn } from '@/lib/domain/words';
import { lifetimes, tags } from '@/lib/shop/cache';
import {
  type CmsPageId,
  getCmsPage,
  getSiteDetails,
  listBanners,
  listFaq,
  listTestimonials,
} from '@/lib/shop/content';
import { detailsIn } from './details-in';
import { orUndefined, readAtBuildOr } from './read-at-build';

const NO_DETAILS: SiteDetails = {
  email: '',
  phone: '',
  supportPhone: '',
  address: { words: '' },
  links: {},
  seller: NO_SELLER,
  terms: { isDeliveryFree: false },
};

/** The shop's details, with texts in this language, as in all functions of this file. */
export async function cachedSiteDetails(language: Language): Promise<SiteDetails> {
  const details = await readSiteDetails();
  return details ? detailsIn(language, details) : NO_DETAILS;
}

async function readSiteDetails(): Promise<SiteDetails<Translations> | undefined> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr(undefined, () => getSiteDetails());
}

export async function cachedBanners(language: Language): Promise<Banner[]> {
  return (await readBanners()).map((banner) => ({
    ...banner,
    title: wordsIn(language, banner.title),
    text: wordsIn(language, banner.text),
  }));
}

async function readBanners(): Promise<Banner<Translations>[]> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listBanners());
}

/** A content page; undefined when the shop has not written it. */
export async function cachedCmsPage(page: CmsPageId, language: Language): Promise<CmsPage | undefined> {
  const found = await readCmsPage(page);
  return found && { title: wordsIn(language, found.title), html: wordsIn(language, found.html) };
}

async function readCmsPage(page: CmsPageId): Promise<CmsPage<Translations> | undefined> {
  'use cache';
  cacheTag(tags.content);
  const found = await readAtBuildOr(undefined, () => orUndefined(() => getCmsPage(page)));
  cacheLife(found ? lifetimes.content : lifetimes.absent);
  return found;
}

export async function cachedFaq(language: Language): Promise<FaqEntry[]> {
  return (await readFaq()).map(({ id, question, answer }) => ({
    id,
    question: wordsIn(language, question),
    answer: wordsIn(language, answer),
  }));
}

async function readFaq(): Promise<FaqEntry<Translations>[]> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listFaq());
}

export async function cachedTestimonials(language: Language): Promise<Testimonial[]> {
  return (await readTestimonials()).map(({ comment, name, designation }) => ({
    comment: wordsIn(language, comment),
    name: wordsIn(language, name),
    designation: wordsIn(language, designation),
  }));
}

async function readTestimonials(): Promise<Testimonial<Translations>[]> {
  'use cache';
  cacheTag(tags.content);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listTestimonials());
}
