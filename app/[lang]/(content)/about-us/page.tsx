import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { useText } from '@/lib/messages/use-text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return cmsMetadata('about_us', text('content.about_title'), paths.aboutUs);
}

export default function AboutUsPage() {
  const text = useText();
  return <CmsArticle page="about_us" title={text('content.about_title')} path={paths.aboutUs} />;
}
