import type { MetadataRoute } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const PAPER = '#faf7ef';
const GROUND_DEEP = '#09251a';

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home,
    name: text('shop.name'),
    short_name: text('shop.name'),
    description: text('shop.description'),
    lang: 'en-IN',
    dir: 'ltr',
    categories: ['shopping', 'food'],
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    background_color: PAPER,
    theme_color: GROUND_DEEP,
    icons: [
      { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/brand/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: text('home.specials'), url: paths.todaySpecial() },
      { name: text('search.title'), url: paths.search() },
      { name: text('account.orders'), url: paths.myOrders },
    ],
  };
}
