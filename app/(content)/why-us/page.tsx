import type { Metadata } from 'next';
import { WhyList } from '@/components/content/why-list';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { contentMetadata } from '../content-metadata';
import { ContentScreen } from '../content-screen';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.why_title'), paths.whyUs);
}

export default function WhyUsPage() {
  return (
    <ContentScreen path={paths.whyUs} title={text('content.why_title')}>
      <WhyList heading="h2" />
    </ContentScreen>
  );
}
