'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { FailedOrder } from './failed-order';
import { ResultSkeleton } from './result-page';
import { toldFailures } from './told-failures';

/** What became of the payment that the address names, which `children` tell; without one the page by itself, for anybody; who was just told of a failure reads that their cart is as it was. */
export function OrderFailedView({ children }: { children: ReactNode }) {
  const [isNamed, setNamed] = useState<boolean>();
  useEffect(() => setNamed(window.location.search !== ''), []);

  if (isNamed === undefined) return <ResultSkeleton outcome="waiting" />;
  return isNamed ? children : <FailedOrder isCartIntact={toldFailures.has('')} />;
}
