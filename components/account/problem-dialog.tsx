'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import { text } from '@/lib/messages/text';
import { ProblemForm } from './problem-form';

type Props = { orderId: string; onClose: () => void };

export function ProblemDialog({ orderId, onClose }: Props) {
  return (
    <Dialog title={text('problem.title')} onClose={onClose}>
      <ProblemForm orderId={orderId} onDone={onClose} />
    </Dialog>
  );
}
