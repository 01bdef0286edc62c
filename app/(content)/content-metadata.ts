import type { Metadata } from 'next';
import { text } from '@/lib/messages/text';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function contentMetadata(title: string, path: string): Metadata {
  return pageMetadata({ title, path, description: text('seo.content', { title }) });
}
