import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.privacy_title'), paths.privacy);
}

export default function PrivacyPolicyPage() {
  return <CmsArticle page="privacy_policy" title={text('content.privacy_title')} />;
}
