import 'server-only';
import type { Metadata } from 'next';
import { getText } from '@/lib/messages/get-text';
import type { MessageId } from '@/lib/messages/message-id';

/** Makes a `generateMetadata` with only a title and `more`, for pages that are not indexed. */
export function titled(title: MessageId, more: Metadata = {}): () => Promise<Metadata> {
  return async () => {
    const text = await getText();
    return { ...more, title: text(title) };
  };
}
