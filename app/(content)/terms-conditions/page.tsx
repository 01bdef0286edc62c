import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.terms_title'), paths.terms);
}

export default function TermsConditionsPage() {
  return <CmsArticle page="term_condition" title={text('content.terms_title')} />;
}
