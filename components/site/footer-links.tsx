import Link from 'next/link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { pageKindOf } from '@/components/ui/page-skeleton/page-kind';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';
import styles from './footer.module.css';

const SHOWN_CATEGORIES = 3;

type FooterLink = { href: string; label: string };

const labelled = (href: string, id: MessageId): FooterLink => ({ href, label: text(id) });

const ABOUT: readonly FooterLink[] = [
  labelled(paths.aboutUs, 'nav.about_us'),
  labelled(paths.whyUs, 'nav.why_us'),
  labelled(paths.testimonials, 'nav.testimonials'),
  labelled(paths.faq, 'nav.faq'),
  labelled(paths.contactUs, 'nav.contact_us'),
];

const POLICIES: readonly FooterLink[] = [
  labelled(paths.terms, 'nav.terms'),
  labelled(paths.privacy, 'nav.privacy'),
  labelled(paths.privacyChoices, 'consent.title'),
  labelled(paths.returns, 'nav.returns'),
  labelled(paths.shipping, 'nav.shipping'),
];

export function FooterLinks({ categories }: { categories: readonly Category[] }) {
  const shop = [
    ...categories
      .slice(0, SHOWN_CATEGORIES)
      .map(({ slug, name }) => ({ href: paths.category(slug), label: name })),
    labelled(paths.todaySpecial(), 'home.specials'),
    labelled(paths.categories, 'nav.all_categories'),
  ];
  return (
    <div className={styles.columns}>
      <Column title={text('nav.shop')} links={shop} />
      <Column title={text('nav.about')} links={ABOUT} />
      <Column title={text('nav.policies')} links={POLICIES} />
    </div>
  );
}

function Column({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link className={styles.link} href={href} prefetch={false}>
              {label}
              <OnItsWay page={pageKindOf(href)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
