import { toLanguage } from '@/lib/domain/language';
import { texts } from '@/lib/messages/texts';
import { manifest } from './manifest';

type Context = { params: Promise<{ lang: string }> };

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lang } = await params;
  return new Response(JSON.stringify(manifest(texts[toLanguage(lang)])), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=0, must-revalidate',
    },
  });
}
