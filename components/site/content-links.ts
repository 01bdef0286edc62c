import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';

export type SiteLink = { href: string; label: string };

export const labelled = (href: string, id: MessageId): SiteLink => ({ href, label: text(id) });

/** Pages that tell about the shop. */
export const ABOUT_LINKS: readonly SiteLink[] = [
  labelled(paths.aboutUs, 'nav.about_us'),
  labelled(paths.whyUs, 'nav.why_us'),
  labelled(paths.testimonials, 'nav.testimonials'),
  labelled(paths.faq, 'nav.faq'),
  labelled(paths.contactUs, 'nav.contact_us'),
];

export const POLICY_LINKS: readonly SiteLink[] = [
  labelled(paths.terms, 'nav.terms'),
  labelled(paths.privacy, 'nav.privacy'),
  labelled(paths.privacyChoices, 'consent.title'),
  labelled(paths.returns, 'nav.returns'),
  labelled(paths.shipping, 'nav.shipping'),
];
