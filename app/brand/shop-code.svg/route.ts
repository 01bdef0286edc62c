import { connection } from 'next/server';
import { siteOrigin } from '@/lib/seo/origin';
import { qrCode } from '@/lib/seo/qr-code';

const KEPT_S = 3_600;

/** The shop's own address as a QR code, for phones to open what a larger screen shows. */
export async function GET(): Promise<Response> {
  // why: the build does not know where the shop will stand
  await connection();
  return new Response(qrCode(siteOrigin().href), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${KEPT_S}` },
  });
}
