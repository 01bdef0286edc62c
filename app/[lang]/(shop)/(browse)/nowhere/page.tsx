import type { Metadata } from 'next';
import { HomeContent } from '@/app/home-content';
import { NotFoundStatus } from '@/app/not-found-status';
import { notFoundMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata();
}

/**
 * Home's content with status 404 (decisions.md 23, 28): for any unknown address below a language
 * (lib/config/addresses.mjs), and for pages that find nothing (app/missing.tsx). At the root it is app/global-not-found.
 */
export default function NowherePage() {
  return (
    <>
      <HomeContent />
      <NotFoundStatus />
    </>
  );
}
