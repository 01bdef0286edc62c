import type { Paise } from '@/lib/domain/money';
import type { Seller } from '@/lib/domain/seller';
import type { LocalisedText } from '@/lib/domain/words';

export type Banner<Text = LocalisedText> = { image: string; title: Text; text: Text; link: string };

/** Links are undefined where the shop has none (spec 3: 'javascript:;'). */
export type SiteDetails<Text = LocalisedText> = {
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
  /** Replaces the shop's default note on pictures. */
  pictureNote?: Text;
};

/** The shop's terms for delivery and returns; those it has not set are undefined. */
export type DeliveryTerms<Text = LocalisedText> = {
  isDeliveryFree: boolean;
  /** Replaces the shop's default text on free delivery. */
  deliveryNote?: Text;
  /** Days from delivery; 0 means no returns. */
  returnDays?: number;
  returnFee?: Paise;
};

export type CmsPage<Text = LocalisedText> = { title: Text /** Sanitised HTML. */; html: Text };
export type FaqEntry<Text = LocalisedText> = { id: number; question: Text; answer: Text };
export type Testimonial<Text = LocalisedText> = { comment: Text; name: Text; designation: Text };
