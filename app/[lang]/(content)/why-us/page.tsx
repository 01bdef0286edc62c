import type { Metadata } from 'next';
import { Article } from '@/components/content/article';
import { WhyList } from '@/components/content/why-list';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { cachedCmsPage, cachedSiteDetails } from '@/lib/shop/cached/content';
import { cmsMetadata, storedTitle } from '../content-metadata';
import { ContentScreen } from '../content-screen';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return cmsMetadata('why_us', text('content.why_title'), paths.whyUs);
}

/** The four benefits (spec 2, Why-us), followed by the shop's own text. */
export default async function WhyUsPage() {
  const text = await getText();
  const [content, { terms }] = await Promise.all([
    cachedCmsPage('why_us', text.language),
    cachedSiteDetails(text.language),
  ]);
  return (
    <ContentScreen path={paths.whyUs} title={storedTitle(content) ?? text('content.why_title')}>
      <WhyList terms={terms} heading="h2" />
      {content && (
        <div className="section">
          <Article html={content.html} />
        </div>
      )}
    </ContentScreen>
  );
}
