import 'server-only';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';

/**
 * What the shop API says, or '' where that is this text: the page has it in its language, which a browser that preloads
 * an answer does not name.
 */
export function unlessText(id: MessageId, said: string): string {
  return said === text(id) ? '' : said;
}
