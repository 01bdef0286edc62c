import type { Paise } from '@/lib/domain/money';
import type { NetQuantity } from '@/lib/domain/pricing';
import type { Seller } from '@/lib/domain/seller';
import type { Tone } from '@/lib/domain/tone';
import type { ProductCard } from './product';

/** Another size of the same produce (decisions.md 5). */
export type ProductPack = {
  slug: string;
  variantName: string;
  nicName: string;
  variantLabel: string;
  netQuantity: NetQuantity;
  price: Paise;
  /** 0 without an offer. */
  offerPrice: Paise;
  stock: number;
};

/** A product as its own page shows it. */
export type ProductDetail = ProductCard & {
  keywords: readonly string[];
  /** Sanitised HTML. */
  descriptionHtml: string;
  organic: boolean;
  /** In English; empty where the shop has not said it. */
  countryOfOrigin: string;
  /** The 1400×1200 zoom picture exists. */
  hasZoom: boolean;
  /** Base names; the first is the main picture. */
  images: readonly string[];
  packs: readonly ProductPack[];
};

/** A pack as search engines are told of it; packs of the same produce share `group`. */
export type FeedProduct = ProductCard & {
  group: string;
  listed: boolean;
  /** Sanitised HTML. */
  descriptionHtml: string;
  /** In English; empty where the shop has not said it. */
  countryOfOrigin: string;
  /** Base names; the first is the main picture. */
  images: readonly string[];
};

export type Category = {
  slug: string;
  name: string;
  name2: string;
  image: string;
  /** The colour of its tile. */
  tone: Tone;
  productCount: number;
};
export type Banner = { image: string; title: string; text: string; link: string };

/** Links are undefined where the shop has none (spec 3: 'javascript:;'). */
export type SiteDetails = {
  email: string;
  phone: string;
  supportPhone: string;
  address: string;
  links: {
    facebook?: string;
    twitter?: string;
    instagram?: string;
    youtube?: string;
    playStore?: string;
    appStore?: string;
  };
  seller: Seller;
  terms: DeliveryTerms;
  /** In place of the shop's own words on what pictures promise. */
  pictureNote?: string;
};

/** What the shop promises of delivery and returns; a part is undefined where it has not said it. */
export type DeliveryTerms = {
  isDeliveryFree: boolean;
  /** In place of the shop's own words on free delivery. */
  deliveryNote?: string;
  /** Days from delivery; 0 means that nothing is taken back. */
  returnDays?: number;
  returnFee?: Paise;
};

export type CmsPage = { title: string /** Sanitised HTML. */; html: string };
export type FaqEntry = { id: number; question: string; answer: string };
export type Testimonial = { comment: string; name: string; designation: string };
