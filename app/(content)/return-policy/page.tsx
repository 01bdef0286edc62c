import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export function generateMetadata(): Promise<Metadata> {
  return cmsMetadata('return_policy', text('content.returns_title'), paths.returns);
}

export default function ReturnPolicyPage() {
  return <CmsArticle page="return_policy" title={text('content.returns_title')} path={paths.returns} />;
}
