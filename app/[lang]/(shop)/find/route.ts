import { paths } from '@/lib/config/paths';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { addressIn, toLanguage } from '@/lib/domain/language';

/** A lone surrogate: what is left when a character of two UTF-16 units was cut in half. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

type Context = { params: Promise<{ lang: string }> };

/** Redirects the search form without script, /search?q=…, to the term's own URL (lib/config/addresses.mjs). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const term = typed.trim().slice(0, LENGTHS.searchKey.max).replace(HALF_A_LETTER, '').trim();
  const { lang } = await params;
  return new Response(null, {
    status: 307,
    headers: {
      location: addressIn(toLanguage(lang), paths.search(term)),
      'cache-control': 'public, max-age=300',
    },
  });
}
