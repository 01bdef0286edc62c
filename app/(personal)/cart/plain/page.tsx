import type { Metadata } from 'next';
import styles from '@/app/(shop)/cart/cart-page.module.css';
import { PlainCart } from '@/components/cart/plain-cart';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { plainCartQuery } from '@/lib/contract/bff/cart-forms';
import { text } from '@/lib/messages/text';
import { readPlainCart } from './read-plain-cart';

export const metadata: Metadata = { title: text('cart.title'), robots: { index: false, follow: true } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PlainCartPage({ searchParams }: Props) {
  const { said, product, from } = plainCartQuery.parse(await searchParams);
  const checked = await readPlainCart();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('cart.title')} />
      <PlainCart checked={checked} said={said} productId={product} from={from} />
    </div>
  );
}
