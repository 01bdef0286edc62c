import type { MetadataRoute } from 'next';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import type { Text } from '@/lib/messages/text';

const PAPER = '#faf7ef';
const GROUND_DEEP = '#09251a';

/** The web app manifest in one language. */
export function manifest(text: Text): MetadataRoute.Manifest {
  const address = (path: string) => addressIn(text.language, path);
  return {
    id: address(paths.home),
    name: text('shop.name'),
    short_name: text('shop.name'),
    description: text('shop.description'),
    lang: `${text.language}-IN`,
    dir: 'ltr',
    categories: ['shopping', 'food'],
    start_url: address(paths.home),
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
      { name: text('home.specials'), url: address(paths.todaySpecial()) },
      { name: text('search.title'), url: address(paths.search()) },
      { name: text('account.orders'), url: address(paths.myOrders) },
    ],
  };
}
