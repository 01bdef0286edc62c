import type { Paise } from '@/lib/domain/money';
import type { NetQuantity } from '@/lib/domain/pricing';
import type { Tone } from '@/lib/domain/tone';
import type { LocalisedText } from '@/lib/domain/words';
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

/** A product for its own page. `Text` is the type of texts: in both languages, or in the reader's. */
export type ProductDetail<Text = LocalisedText> = ProductCard & {
  keywords: readonly string[];
  /** Sanitised HTML. */
  descriptionHtml: Text;
  organic: boolean;
  /** Empty where the shop has not set it. */
  countryOfOrigin: Text;
  /** Whether there is a zoom picture of 1400×1200. */
  hasZoom: boolean;
  /** Base names; the first is the main picture. */
  images: readonly string[];
  packs: readonly ProductPack[];
};

/** A pack for the product feed and the sitemap; packs of the same produce share `group`. */
export type FeedProduct<Text = LocalisedText> = ProductCard & {
  group: string;
  listed: boolean;
  /** Sanitised HTML. */
  descriptionHtml: Text;
  /** Empty where the shop has not set it. */
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
