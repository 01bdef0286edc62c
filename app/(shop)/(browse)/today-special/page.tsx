import type { Metadata } from 'next';
import { FIRST_VIEW } from '@/lib/seo/list-view';
import { SpecialListing } from './special-listing';
import { specialMetadata } from './special-metadata';

export function generateMetadata(): Promise<Metadata> {
  return specialMetadata(FIRST_VIEW);
}

export default function TodaySpecialPage() {
  return <SpecialListing view={FIRST_VIEW} />;
}
