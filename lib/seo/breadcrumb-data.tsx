import 'server-only';
import { BreadcrumbJsonLd } from 'next-seo';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { pageUrl } from './origin';

type Step = { label: string; href: string };

/** Breadcrumb JSON-LD from home to the current page; `trail` are the steps between. */
export function BreadcrumbData({ trail = [], current }: { trail?: readonly Step[]; current: Step }) {
  const text = useText();
  const steps = [{ label: text('nav.home'), href: paths.home }, ...trail, current];
  return (
    <BreadcrumbJsonLd
      items={steps.map(({ label, href }) => ({ name: label, item: pageUrl(text.language, href) }))}
    />
  );
}
