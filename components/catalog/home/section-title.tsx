import type { ReactNode } from 'react';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';

/** A section's heading in both scripts, and what stands at the right. */
export function SectionTitle({
  id,
  second,
  action,
}: {
  id: MessageId;
  second: MessageId;
  action?: ReactNode;
}) {
  return (
    <div className="section__head">
      <h2>
        {text(id)}
        <span className="second" lang="ta">
          {text(second)}
        </span>
      </h2>
      {action}
    </div>
  );
}
