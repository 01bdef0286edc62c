'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import { useText } from '@/lib/messages/use-text';
import { ProblemForm } from './problem-form';

type Props = { orderId: string; onClose: () => void };

export function ProblemDialog({ orderId, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={text('problem.title')} onClose={onClose}>
      <ProblemForm orderId={orderId} onDone={onClose} />
    </Dialog>
  );
}
