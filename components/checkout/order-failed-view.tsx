'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { FailedOrder } from './failed-order';
import { ResultSkeleton } from './result-page';
import { toldFailures } from './told-failures';

/**
 * With a payment in the URL, `children` show its outcome. Without one, the plain failure page, which anybody may open;
 * if this tab was just told of a failure, it adds that the cart is unchanged.
 */
export function OrderFailedView({ children }: { children: ReactNode }) {
  const [isNamed, setNamed] = useState<boolean>();
  useEffect(() => setNamed(window.location.search !== ''), []);

  if (isNamed === undefined) return <ResultSkeleton outcome="waiting" />;
  return isNamed ? children : <FailedOrder isCartIntact={toldFailures.has('')} />;
}
