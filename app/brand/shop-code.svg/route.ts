import { connection, type NextRequest } from 'next/server';
import { paths } from '@/lib/config/paths';
import { toLanguage } from '@/lib/domain/language';
import { pageUrl } from '@/lib/seo/origin';
import { qrCode } from '@/lib/seo/qr-code';

const MAX_AGE_S = 3_600;

/** A QR code of the home URL in the language of the `language` parameter, so that a phone can open the shop. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  // why: the build does not know the shop's origin
  await connection();
  const language = toLanguage(nextUrl.searchParams.get('language') ?? undefined);
  return new Response(qrCode(pageUrl(language, paths.home)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${MAX_AGE_S}` },
  });
}
