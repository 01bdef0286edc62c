import type { Metadata } from 'next';
import { PrivacyChoices } from '@/components/content/choices/privacy-choices';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export function generateMetadata(): Promise<Metadata> {
  return cmsMetadata('privacy_policy', text('content.privacy_title'), paths.privacy);
}

export default function PrivacyPolicyPage() {
  return (
    <CmsArticle page="privacy_policy" title={text('content.privacy_title')} path={paths.privacy}>
      <PrivacyChoices />
    </CmsArticle>
  );
}
