import { paths } from '@/lib/config/paths';
import { LENGTHS } from '@/lib/domain/patterns';

/** The search form without script, /search?q=…, leads to the term's own address (lib/config/addresses.mjs). */
export function GET(request: Request): Response {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const term = typed.trim().slice(0, LENGTHS.searchKey.max).trim();
  return new Response(null, {
    status: 307,
    headers: { location: paths.search(term), 'cache-control': 'public, max-age=300' },
  });
}
