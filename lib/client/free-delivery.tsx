'use client';

import { createContext, type ReactNode, useContext } from 'react';

const FreeDelivery = createContext(false);

/** Tells everything within whether the shop says that delivery is free; where nobody says so, nothing promises it. */
export function FreeDeliveryProvider({ isFree, children }: { isFree: boolean; children: ReactNode }) {
  return <FreeDelivery value={isFree}>{children}</FreeDelivery>;
}

export function useFreeDelivery(): boolean {
  return useContext(FreeDelivery);
}
