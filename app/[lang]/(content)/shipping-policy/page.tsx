import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { useText } from '@/lib/messages/use-text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return cmsMetadata('shipping_policy', text('content.shipping_title'), paths.shipping);
}

export default function ShippingPolicyPage() {
  const text = useText();
  return <CmsArticle page="shipping_policy" title={text('content.shipping_title')} path={paths.shipping} />;
}
