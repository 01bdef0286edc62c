import type { ReactNode } from 'react';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';

/** A section's heading in both scripts, with optional content on the right. */
export function SectionTitle({
  id,
  second,
  action,
}: {
  id: MessageId;
  second: MessageId;
  action?: ReactNode;
}) {
  const text = useText();
  return (
    <div className="section__head">
      <h2>
        {text(id)}
        <span className="second" lang={OTHER_LANGUAGE[text.language]}>
          {text(second)}
        </span>
      </h2>
      {action}
    </div>
  );
}
