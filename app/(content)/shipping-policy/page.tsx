import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { CmsArticle } from '../cms-article';
import { contentMetadata } from '../content-metadata';

export function generateMetadata(): Metadata {
  return contentMetadata(text('content.shipping_title'), paths.shipping);
}

export default function ShippingPolicyPage() {
  return <CmsArticle page="shipping_policy" title={text('content.shipping_title')} />;
}
