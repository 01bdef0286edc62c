import type { Metadata } from 'next';
import { Article } from '@/components/content/article';
import { WhyList } from '@/components/content/why-list';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { cachedCmsPage } from '@/lib/shop/cached/content';
import { cmsMetadata } from '../content-metadata';
import { ContentScreen } from '../content-screen';

export function generateMetadata(): Promise<Metadata> {
  return cmsMetadata('why_us', text('content.why_title'), paths.whyUs);
}

/** The four benefits (spec 2, Why-us), and under them what the shop has written. */
export default async function WhyUsPage() {
  const content = await cachedCmsPage('why_us');
  return (
    <ContentScreen path={paths.whyUs} title={content?.title ?? text('content.why_title')}>
      <WhyList heading="h2" />
      {content && (
        <div className="section">
          <Article html={content.html} />
        </div>
      )}
    </ContentScreen>
  );
}
