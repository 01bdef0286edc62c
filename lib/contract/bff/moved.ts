import { z } from 'zod';
import { SLUG } from '@/lib/domain/patterns';

const slug = z.string().regex(SLUG);

/** The current slugs of products and categories, by their old slugs. */
export const movedAnswer = z.object({ products: z.record(slug, slug), categories: z.record(slug, slug) });
export type Moved = z.output<typeof movedAnswer>;
