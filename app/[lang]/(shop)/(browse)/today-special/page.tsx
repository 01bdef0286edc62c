import type { Metadata } from 'next';
import { FIRST_SPECIAL_VIEW } from './find-special-page';
import { SpecialListing } from './special-listing';
import { specialMetadata } from './special-metadata';

export function generateMetadata(): Promise<Metadata> {
  return specialMetadata(FIRST_SPECIAL_VIEW);
}

export default function TodaySpecialPage() {
  return <SpecialListing view={FIRST_SPECIAL_VIEW} />;
}
