import type { Metadata } from 'next';
import { NotFoundHome } from '@/app/not-found-home';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata();
}

/** Any unknown address below a language (lib/config/addresses.mjs); at the root it is app/global-not-found. */
export default function NowherePage() {
  return <NotFoundHome />;
}
