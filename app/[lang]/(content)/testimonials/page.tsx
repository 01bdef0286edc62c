import type { Metadata } from 'next';
import { TestimonialList } from '@/components/content/testimonial-list';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { cachedTestimonials } from '@/lib/shop/cached/content';
import { contentMetadata } from '../content-metadata';
import { ContentScreen } from '../content-screen';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return contentMetadata(text('content.testimonials_title'), paths.testimonials);
}

export default async function TestimonialsPage() {
  const text = await getText();
  const testimonials = await cachedTestimonials(text.language);
  return (
    <ContentScreen path={paths.testimonials} title={text('content.testimonials_title')}>
      {testimonials.length > 0 ? (
        <TestimonialList testimonials={testimonials} />
      ) : (
        <EmptyState title={text('content.empty')} />
      )}
    </ContentScreen>
  );
}
