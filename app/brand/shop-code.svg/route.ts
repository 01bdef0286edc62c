import { connection, type NextRequest } from 'next/server';
import { paths } from '@/lib/config/paths';
import { toLanguage } from '@/lib/domain/language';
import { pageUrl } from '@/lib/seo/origin';
import { qrCode } from '@/lib/seo/qr-code';

const KEPT_S = 3_600;

/** The address of home in the language that `language` names as a QR code, for phones to open what a larger screen shows. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  // why: the build does not know where the shop will stand
  await connection();
  const language = toLanguage(nextUrl.searchParams.get('language') ?? undefined);
  return new Response(qrCode(pageUrl(language, paths.home)), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${KEPT_S}` },
  });
}
