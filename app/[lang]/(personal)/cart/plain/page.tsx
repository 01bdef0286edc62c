import styles from '@/app/[lang]/(shop)/cart/cart-page.module.css';
import { PlainCart } from '@/components/cart/plain-cart';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { plainCartQuery } from '@/lib/contract/bff/cart-forms';
import { getText } from '@/lib/messages/get-text';
import { titled } from '@/lib/seo/titled';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { readPlainCart } from './read-plain-cart';

export const generateMetadata = titled('cart.title', { robots: { index: false, follow: true } });

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PlainCartPage({ searchParams }: Props) {
  const text = await getText();
  const { note, product, from } = plainCartQuery.parse(await searchParams);
  const [checked, { terms }] = await Promise.all([
    readPlainCart(text.language),
    cachedSiteDetails(text.language),
  ]);
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('cart.title')} />
      <PlainCart checked={checked} terms={terms} note={note} productId={product} from={from} />
    </div>
  );
}
