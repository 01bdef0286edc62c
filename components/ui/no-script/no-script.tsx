import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';

/** Says what a page cannot do without JavaScript. */
export function NoScript({ message }: { message: MessageId }) {
  const text = useText();
  return (
    <noscript>
      <InlineMessage>{text(message)}</InlineMessage>
    </noscript>
  );
}
