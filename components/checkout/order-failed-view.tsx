'use client';

import { useEffect, useState } from 'react';
import { CustomerOnly } from '@/components/account/customer-only';
import { FailedOrder } from './failed-order';
import { PaymentOutcome } from './payment-outcome';
import { ResultSkeleton } from './result-page';

const waiting = <ResultSkeleton outcome="waiting" />;

/** What became of the payment that the address names, for its customer; for whoever names none, the page by itself. */
export function OrderFailedView() {
  const [named, setNamed] = useState<boolean>();
  useEffect(() => setNamed(window.location.search !== ''), []);

  if (named === undefined) return waiting;
  if (!named) return <FailedOrder />;
  return (
    <CustomerOnly fallback={waiting}>
      <PaymentOutcome at="order-failed" />
    </CustomerOnly>
  );
}
