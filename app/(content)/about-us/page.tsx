import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export function generateMetadata(): Promise<Metadata> {
  return cmsMetadata('about_us', text('content.about_title'), paths.aboutUs);
}

export default function AboutUsPage() {
  return <CmsArticle page="about_us" title={text('content.about_title')} path={paths.aboutUs} />;
}
