import { CartFrame } from '@/components/cart/cart-frame';
import { PlainCart } from '@/components/cart/plain-cart';
import { plainCartQuery } from '@/lib/contract/bff/cart-forms';
import { getText } from '@/lib/messages/get-text';
import { titled } from '@/lib/seo/titled';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { readPlainCart } from './read-plain-cart';

export const generateMetadata = titled('cart.title', { robots: { index: false, follow: true } });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PlainCartPage({ searchParams }: Props) {
  const { language } = await getText();
  const { note, product, from } = plainCartQuery.parse(await searchParams);
  const [checked, { terms }] = await Promise.all([readPlainCart(language), cachedSiteDetails(language)]);
  return (
    <CartFrame>
      <PlainCart checked={checked} terms={terms} note={note} productId={product} from={from} />
    </CartFrame>
  );
}
