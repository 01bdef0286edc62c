import type { ReactNode } from 'react';
import { ContentPage } from '@/components/content/content-page';
import { ContentRail } from '@/components/site/content-rail';
import { BreadcrumbData } from '@/lib/seo/breadcrumb-data';

type Props = { title: string; path: string; intro?: string; children: ReactNode };

/** A content page with its breadcrumb data for search engines. */
export function ContentScreen({ path, ...page }: Props) {
  return (
    <>
      <BreadcrumbData current={{ label: page.title, href: path }} />
      <ContentPage rail={<ContentRail />} {...page} />
    </>
  );
}
