import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export function generateMetadata(): Promise<Metadata> {
  return cmsMetadata('term_condition', text('content.terms_title'), paths.terms);
}

export default function TermsConditionsPage() {
  return <CmsArticle page="term_condition" title={text('content.terms_title')} path={paths.terms} />;
}
