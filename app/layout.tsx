import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/site/site-document';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = {
  applicationName: text('shop.name'),
  title: { default: `${text('home.title')} · ${text('shop.name')}`, template: `%s · ${text('shop.name')}` },
  description: text('shop.description'),
  formatDetection: { telephone: false, address: false, email: false },
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/brand/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/brand/apple-touch-icon.png',
  },
};

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

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
