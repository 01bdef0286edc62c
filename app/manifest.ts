import type { MetadataRoute } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const PAPER = '#faf7ef';
const GROUND_DEEP = '#09251a';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: text('shop.name'),
    short_name: text('shop.name'),
    description: text('shop.description'),
    lang: 'en-IN',
    start_url: paths.home,
    display: 'standalone',
    background_color: PAPER,
    theme_color: GROUND_DEEP,
    icons: [
      { src: '/brand/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/brand/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  };
}
