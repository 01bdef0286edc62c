'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { LazyDialog } from '@/components/ui/dialog/lazy-dialog';
import { Icon } from '@/components/ui/icon/icon';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { afterPaint } from '@/lib/client/after-paint';
import type { OrderDetails } from '@/lib/contract/bff/orders';
import { canCancel } from '@/lib/domain/order-status';
import { useText } from '@/lib/messages/use-text';
import { askCancel } from './ask-cancel';
import styles from './order-view.module.css';

const loadProblem = () => import('./problem-dialog').then((file) => file.ProblemDialog);

/** Reports a problem with an order, or cancels it while that is possible. */
export function OrderHelp({ order }: { order: OrderDetails }) {
  const text = useText();
  const { id, status, problemTicket } = order;
  const [reporting, setReporting] = useState(false);
  const ticket = useTicketFocus(reporting, problemTicket);
  return (
    <div className={`no-print ${styles.help}`}>
      {problemTicket === '' ? (
        <Button variant="line" size="sm" onClick={() => afterPaint(() => setReporting(true))}>
          <Icon name="alert" size={20} />
          {text('problem.button')}
        </Button>
      ) : (
        <div ref={ticket} tabIndex={-1}>
          <InlineMessage quiet>{text('problem.open', { ticket: problemTicket })}</InlineMessage>
        </div>
      )}
      {canCancel(status) && (
        <Button variant="line" size="sm" onClick={() => askCancel(order)}>
          <Icon name="close" size={20} />
          {text('cancel.button')}
        </Button>
      )}
      {reporting && (
        <LazyDialog load={loadProblem} props={{ orderId: id, onClose: () => setReporting(false) }} />
      )}
    </div>
  );
}

/** Focuses the note that replaces the button once a reported problem has its ticket and the dialog is closed. */
function useTicketFocus(reporting: boolean, problemTicket: string) {
  const note = useRef<HTMLDivElement>(null);
  const hasReported = useRef(false);

  useEffect(() => {
    if (reporting) hasReported.current = true;
    else if (hasReported.current && problemTicket !== '') {
      hasReported.current = false;
      note.current?.focus({ preventScroll: true });
    }
  }, [reporting, problemTicket]);

  return note;
}
