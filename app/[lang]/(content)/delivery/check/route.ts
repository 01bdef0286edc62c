import { paths } from '@/lib/config/paths';
import { deliveryAnswer } from '@/lib/domain/delivery-answer';
import { digitsOf } from '@/lib/domain/digits-of';
import { isShopError } from '@/lib/domain/errors';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { addressIn, type Language, toLanguage } from '@/lib/domain/language';
import { PINCODE } from '@/lib/domain/patterns';
import { texts } from '@/lib/messages/texts';
import { RATE_WINDOW_S, requireRate } from '@/lib/session/rate-limit';
import { callerOf } from '@/lib/session/request-id';
import { getDelivery } from '@/lib/shop/delivery';

type Context = { params: Promise<{ lang: string }> };

/** Redirects the pincode check without script to one of a few result pages, whichever pincode was entered. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('pincode') ?? '';
  const pincode = digitsOf(typed, LENGTHS.pincode.max);
  const language = toLanguage((await params).lang);
  if (await isAskedTooOften(request)) return tooMany(language);
  const delivery = PINCODE.test(pincode)
    ? await getDelivery(pincode, callerOf(request))
    : { pincode, served: false, city: '' };
  return new Response(null, {
    status: 307,
    headers: {
      location: addressIn(language, paths.deliveryAnswer(deliveryAnswer(delivery), pincode)),
      'cache-control': 'public, max-age=60',
    },
  });
}

async function isAskedTooOften(request: Request): Promise<boolean> {
  const { clientIp } = callerOf(request);
  return requireRate({ shopperId: undefined, clientIp }, 1).then(
    () => false,
    (error: unknown) => {
      if (isShopError(error, 'too_many')) return true;
      throw error;
    },
  );
}

function tooMany(language: Language): Response {
  return new Response(texts[language]('error.too_many'), {
    status: 429,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(RATE_WINDOW_S) },
  });
}
