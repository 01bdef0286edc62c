import { paths } from '@/lib/config/paths';
import type { MessageId } from '@/lib/messages/message-id';

export type SiteLink = { href: string; label: MessageId };

/** Pages about the shop. */
export const ABOUT_LINKS: readonly SiteLink[] = [
  { href: paths.aboutUs, label: 'nav.about_us' },
  { href: paths.whyUs, label: 'nav.why_us' },
  { href: paths.testimonials, label: 'nav.testimonials' },
  { href: paths.faq, label: 'nav.faq' },
  { href: paths.contactUs, label: 'nav.contact_us' },
];

export const POLICY_LINKS: readonly SiteLink[] = [
  { href: paths.terms, label: 'nav.terms' },
  { href: paths.privacy, label: 'nav.privacy' },
  { href: paths.privacyChoices, label: 'consent.title' },
  { href: paths.returns, label: 'nav.returns' },
  { href: paths.shipping, label: 'nav.shipping' },
];
