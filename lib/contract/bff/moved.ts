import { z } from 'zod';
import { SLUG } from '@/lib/domain/patterns';

const slug = z.string().regex(SLUG);

/** Slugs of today by the slugs that products and categories had before. */
export const movedAnswer = z.object({ products: z.record(slug, slug), categories: z.record(slug, slug) });
export type Moved = z.output<typeof movedAnswer>;
