import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.about_title'), paths.aboutUs);
}

export default function AboutUsPage() {
  return <CmsArticle page="about_us" title={text('content.about_title')} />;
}
