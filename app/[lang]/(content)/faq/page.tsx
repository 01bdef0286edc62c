import type { Metadata } from 'next';
import { FAQJsonLd } from 'next-seo';
import { FaqList } from '@/components/content/faq-list';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import type { FaqEntry } from '@/lib/contract/bff/content';
import { getText } from '@/lib/messages/get-text';
import { cachedFaq } from '@/lib/shop/cached/content';
import { contentMetadata } from '../content-metadata';
import { ContentScreen } from '../content-screen';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return contentMetadata(text('content.faq_title'), paths.faq);
}

const toQuestion = ({ question, answer }: FaqEntry) => ({ question: question.words, answer: answer.words });

export default async function FaqPage() {
  const text = await getText();
  const entries = await cachedFaq(text.language);
  return (
    <ContentScreen path={paths.faq} title={text('content.faq_title')}>
      {entries.length > 0 && <FAQJsonLd questions={entries.map(toQuestion)} />}
      {entries.length > 0 ? <FaqList entries={entries} /> : <EmptyState title={text('content.empty')} />}
    </ContentScreen>
  );
}
