import type { Language } from '@/lib/domain/language';
import { withQuery } from './paths';

/** Addresses of the shop that its scripts never need: pages without a link to them (spec 2), pictures and feeds. */
export const unlinkedPaths = {
  zoomDemo: '/zoom-demo',
  legacyLogin: '/Login',
  legacyForgotPassword: '/ForgotPassword',
  legacyOrder: '/Order',
  /** The picture of a link preview; `key` changes with its content. */
  preview: (section: 'product-detail' | 'category', slug: string, key: string) =>
    `/preview/${section}/${slug}/${key}.jpg`,
  productFeed: '/product-feed.xml',
  /** A QR code with the address of the home page in a language. */
  shopCode: (language: Language) => withQuery('/brand/shop-code.svg', { language }),
} as const;
