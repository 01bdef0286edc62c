import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { FaqList } from '@/components/content/faq-list';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { cachedFaq } from '@/lib/shop/cached/content';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.faq_title'), paths.faq);
}

export default async function FaqPage() {
  const entries = await cachedFaq();
  return (
    <ContentPage title={text('content.faq_title')}>
      {entries.length > 0 ? <FaqList entries={entries} /> : <EmptyState title={text('content.empty')} />}
    </ContentPage>
  );
}
