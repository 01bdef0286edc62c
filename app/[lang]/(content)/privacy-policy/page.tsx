import type { Metadata } from 'next';
import { PrivacyChoices } from '@/components/content/choices/privacy-choices';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { useText } from '@/lib/messages/use-text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return cmsMetadata('privacy_policy', text('content.privacy_title'), paths.privacy);
}

export default function PrivacyPolicyPage() {
  const text = useText();
  return (
    <CmsArticle page="privacy_policy" title={text('content.privacy_title')} path={paths.privacy}>
      <PrivacyChoices />
    </CmsArticle>
  );
}
