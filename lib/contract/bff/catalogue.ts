import type { Paise } from '@/lib/domain/money';
import type { NetQuantity } from '@/lib/domain/pricing';
import type { Seller } from '@/lib/domain/seller';
import type { Tone } from '@/lib/domain/tone';
import type { Words } from '@/lib/domain/words';
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

/** A product as its own page shows it; `Text` is what an operator wrote, in both languages or in a reader's. */
export type ProductDetail<Text = Words> = ProductCard & {
  keywords: readonly string[];
  /** Sanitised HTML. */
  descriptionHtml: Text;
  organic: boolean;
  /** Empty where the shop has not said it. */
  countryOfOrigin: Text;
  /** The 1400×1200 zoom picture exists. */
  hasZoom: boolean;
  /** Base names; the first is the main picture. */
  images: readonly string[];
  packs: readonly ProductPack[];
};

/** A pack as search engines are told of it; packs of the same produce share `group`. */
export type FeedProduct<Text = Words> = ProductCard & {
  group: string;
  listed: boolean;
  /** Sanitised HTML. */
  descriptionHtml: Text;
  /** Empty where the shop has not said it. */
  countryOfOrigin: Text;
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
export type Banner<Text = Words> = { image: string; title: Text; text: Text; link: string };

/** Links are undefined where the shop has none (spec 3: 'javascript:;'). */
export type SiteDetails<Text = Words> = {
  email: string;
  phone: string;
  supportPhone: string;
  address: Text;
  links: {
    facebook?: string;
    twitter?: string;
    instagram?: string;
    youtube?: string;
    playStore?: string;
    appStore?: string;
  };
  seller: Seller<Text>;
  terms: DeliveryTerms<Text>;
  /** In place of the shop's own words on what pictures promise. */
  pictureNote?: Text;
};

/** What the shop promises of delivery and returns; a part is undefined where it has not said it. */
export type DeliveryTerms<Text = Words> = {
  isDeliveryFree: boolean;
  /** In place of the shop's own words on free delivery. */
  deliveryNote?: Text;
  /** Days from delivery; 0 means that nothing is taken back. */
  returnDays?: number;
  returnFee?: Paise;
};

export type CmsPage<Text = Words> = { title: Text /** Sanitised HTML. */; html: Text };
export type FaqEntry<Text = Words> = { id: number; question: Text; answer: Text };
export type Testimonial<Text = Words> = { comment: Text; name: Text; designation: Text };
