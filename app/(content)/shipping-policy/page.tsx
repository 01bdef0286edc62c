import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { cmsMetadata } from '../content-metadata';

export function generateMetadata(): Promise<Metadata> {
  return cmsMetadata('shipping_policy', text('content.shipping_title'), paths.shipping);
}

export default function ShippingPolicyPage() {
  return <CmsArticle page="shipping_policy" title={text('content.shipping_title')} path={paths.shipping} />;
}
