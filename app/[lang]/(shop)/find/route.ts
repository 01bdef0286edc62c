import { paths } from '@/lib/config/paths';
import { addressIn, toLanguage } from '@/lib/domain/language';
import { LENGTHS } from '@/lib/domain/patterns';

type Context = { params: Promise<{ lang: string }> };

/** The search form without script, /search?q=…, leads to the term's own address (lib/config/addresses.mjs). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? '';
  const term = typed.trim().slice(0, LENGTHS.searchKey.max).trim();
  const { lang } = await params;
  return new Response(null, {
    status: 307,
    headers: {
      location: addressIn(toLanguage(lang), paths.search(term)),
      'cache-control': 'public, max-age=300',
    },
  });
}
