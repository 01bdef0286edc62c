'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { FailedOrder } from './failed-order';
import { knownFailures } from './known-failures';
import { ResultSkeleton } from './result-page';

/**
 * With a payment in the URL, `children` show its outcome. Without one, the plain failure page, which anybody may open;
 * if this tab has just seen a payment fail, it adds that the cart is unchanged and what becomes of late money.
 */
export function OrderFailedView({ children }: { children: ReactNode }) {
  const [isNamed, setNamed] = useState<boolean>();
  useEffect(() => setNamed(window.location.search !== ''), []);

  if (isNamed === undefined) return <ResultSkeleton outcome="waiting" />;
  return isNamed ? children : <FailedOrder isCartIntact={knownFailures.has('')} />;
}
