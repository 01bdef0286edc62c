import type { Metadata } from 'next';
import { ContactDetails } from '@/components/content/contact-details';
import { ContentPage } from '@/components/content/content-page';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.contact_title'), paths.contactUs);
}

export default async function ContactUsPage() {
  return (
    <ContentPage title={text('content.contact_title')} intro={text('content.contact_text')}>
      <ContactDetails details={await cachedSiteDetails()} />
    </ContentPage>
  );
}
