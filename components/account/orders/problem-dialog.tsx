'use client';

import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useText } from '@/lib/messages/use-text';
import { ProblemForm } from './problem-form';

type Props = { orderId: string; onClose: () => void };

export function ProblemDialog({ orderId, onClose }: Props) {
  const text = useText();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog title={text('problem.title')} dismissible={!isSending} onClose={onClose}>
      <ProblemForm orderId={orderId} onSending={setSending} onDone={onClose} />
    </Dialog>
  );
}
