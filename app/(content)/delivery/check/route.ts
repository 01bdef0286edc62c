import { paths } from '@/lib/config/paths';
import { deliveryAnswer } from '@/lib/domain/delivery-answer';
import { LENGTHS, PINCODE } from '@/lib/domain/patterns';
import { getDelivery } from '@/lib/shop/delivery';

/** The pincode check without script leads to the page of its answer: a few pages, however many numbers are asked for. */
export async function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('pincode') ?? '';
  const pincode = typed.replaceAll(/\D/g, '').slice(0, LENGTHS.pincode.max);
  const delivery = PINCODE.test(pincode) ? await getDelivery(pincode) : { pincode, served: false, city: '' };
  return new Response(null, {
    status: 307,
    headers: {
      location: paths.deliveryAnswer(deliveryAnswer(delivery), pincode),
      'cache-control': 'public, max-age=60',
    },
  });
}
