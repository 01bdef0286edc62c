import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { useText } from '@/lib/messages/use-text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return cmsMetadata('return_policy', text('content.returns_title'), paths.returns);
}

export default function ReturnPolicyPage() {
  const text = useText();
  return <CmsArticle page="return_policy" title={text('content.returns_title')} path={paths.returns} />;
}
