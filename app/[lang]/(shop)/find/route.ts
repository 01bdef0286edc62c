import { paths } from '@/lib/config/paths';
import { addressIn, toLanguage } from '@/lib/domain/language';
import { LENGTHS } from '@/lib/domain/patterns';

/** What is left of a letter of two UTF-16 units that was cut in the middle. */
const HALF_A_LETTER = /[\uD800-\uDBFF]$/;

type Context = { params: Promise<{ lang: string }> };

/** The search form without script, /search?q=…, leads to the term's own address (lib/config/addresses.mjs). */
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
