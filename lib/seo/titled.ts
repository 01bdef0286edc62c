import 'server-only';
import type { Metadata } from 'next';
import { getText } from '@/lib/messages/get-text';
import type { MessageId } from '@/lib/messages/message-id';

/** `generateMetadata` of a page that search engines do not show: its title. */
export function titled(title: MessageId, more: Metadata = {}): () => Promise<Metadata> {
  return async () => {
    const text = await getText();
    return { ...more, title: text(title) };
  };
}
