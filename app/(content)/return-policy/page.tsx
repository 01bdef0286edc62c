import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.returns_title'), paths.returns);
}

export default function ReturnPolicyPage() {
  return <CmsArticle page="return_policy" title={text('content.returns_title')} />;
}
