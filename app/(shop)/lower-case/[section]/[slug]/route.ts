import { isSlug, paths } from '@/lib/config/paths';

const SECTIONS = new Map([
  ['category', paths.category],
  ['product-detail', paths.product],
]);

type Context = { params: Promise<{ section: string; slug: string }> };

/** A slug in another letter case leads to its one address (decisions.md 24). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { section, slug } = await params;
  const lower = slug.toLowerCase();
  const address = isSlug(lower) ? SECTIONS.get(section)?.(lower) : undefined;
  return new Response(null, { status: 308, headers: { location: address ?? paths.home } });
}
