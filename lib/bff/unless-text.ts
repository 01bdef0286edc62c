import 'server-only';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';

/**
 * The message of the shop API, or '' when it equals the text of this id: the page then shows its own translation. A
 * preloaded request carries no language, so the BFF cannot translate the message.
 */
export function unlessText(id: MessageId, message: string): string {
  return message === text(id) ? '' : message;
}
