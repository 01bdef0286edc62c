import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';

/** Says honestly what a page cannot do without script. */
export function NoScript({ message }: { message: MessageId }) {
  return (
    <noscript>
      <InlineMessage>{text(message)}</InlineMessage>
    </noscript>
  );
}
