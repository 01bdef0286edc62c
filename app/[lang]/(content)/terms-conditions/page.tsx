import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { useText } from '@/lib/messages/use-text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return cmsMetadata('term_condition', text('content.terms_title'), paths.terms);
}

export default function TermsConditionsPage() {
  const text = useText();
  return <CmsArticle page="term_condition" title={text('content.terms_title')} path={paths.terms} />;
}
