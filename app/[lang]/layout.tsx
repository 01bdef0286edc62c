import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/site/site-document';
import { addressIn, LANGUAGES } from '@/lib/domain/language';
import { getText } from '@/lib/messages/get-text';
import { cachedSiteDetails } from '@/lib/shop/cached/content';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return {
    applicationName: text('shop.name'),
    title: { default: `${text('home.title')} · ${text('shop.name')}`, template: `%s · ${text('shop.name')}` },
    description: text('shop.description'),
    formatDetection: { telephone: false },
    manifest: addressIn(text.language, '/manifest.webmanifest'),
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/brand/favicon.svg', type: 'image/svg+xml' },
      ],
      apple: '/brand/apple-touch-icon.png',
    },
  };
}

export function generateStaticParams() {
  return LANGUAGES.map((lang) => ({ lang }));
}

/** The top bar's colour, `--ground-deep` of each theme. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#09251a' },
    { media: '(prefers-color-scheme: dark)', color: '#081410' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { language } = await getText();
  const { terms } = await cachedSiteDetails(language);
  return <SiteDocument terms={terms}>{children}</SiteDocument>;
}
