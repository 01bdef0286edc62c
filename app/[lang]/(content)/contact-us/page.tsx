import type { Metadata } from 'next';
import { ContactColumns } from '@/components/content/contact/contact-columns';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { StoreData } from '@/lib/seo/shop-data';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { contentMetadata } from '../content-metadata';
import { ContentScreen } from '../content-screen';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return contentMetadata(text('content.contact_title'), paths.contactUs);
}

export default async function ContactUsPage() {
  const text = await getText();
  const details = await cachedSiteDetails(text.language);
  return (
    <ContentScreen
      path={paths.contactUs}
      title={text('content.contact_title')}
      intro={text('content.contact_text')}
    >
      <StoreData details={details} />
      <ContactColumns details={details} />
    </ContentScreen>
  );
}
