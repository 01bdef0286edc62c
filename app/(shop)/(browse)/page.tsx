import type { Metadata } from 'next';
import { HomeContent } from '@/app/home-content';
import { NoScript } from '@/components/ui/no-script/no-script';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({ title: text('home.title'), path: paths.home });
}

export default function HomePage() {
  return (
    <>
      <NoScript message="signin.noscript" />
      <HomeContent />
    </>
  );
}
