import { paths } from '@/lib/config/paths';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { deliveryAnswer } from '@/lib/domain/delivery-answer';
import { addressIn, toLanguage } from '@/lib/domain/language';
import { LENGTHS, PINCODE } from '@/lib/domain/patterns';
import { requireRate } from '@/lib/session/rate-limit';
import { callerOf } from '@/lib/session/request-id';
import { getDelivery } from '@/lib/shop/delivery';

type Context = { params: Promise<{ lang: string }> };

/** The pincode check without script leads to the page of its answer: a few pages, however many numbers are asked for. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('pincode') ?? '';
  const pincode = typed.replaceAll(/\D/g, '').slice(0, LENGTHS.pincode.max);
  const delivery = PINCODE.test(pincode)
    ? await deliveryTo(pincode, request)
    : { pincode, served: false, city: '' };
  const { lang } = await params;
  return new Response(null, {
    status: 307,
    headers: {
      location: addressIn(toLanguage(lang), paths.deliveryAnswer(deliveryAnswer(delivery), pincode)),
      'cache-control': 'public, max-age=60',
    },
  });
}

async function deliveryTo(pincode: string, request: Request): Promise<Delivery> {
  const caller = callerOf(request);
  await requireRate({ shopperId: undefined, clientIp: caller.clientIp }, 1);
  return getDelivery(pincode, caller);
}
