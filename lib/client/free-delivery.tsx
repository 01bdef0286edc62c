'use client';

import { createContext, type ReactNode, useContext } from 'react';

const FreeDelivery = createContext(false);

/** Provides whether the shop offers free delivery; without a provider it is false. */
export function FreeDeliveryProvider({ isFree, children }: { isFree: boolean; children: ReactNode }) {
  return <FreeDelivery value={isFree}>{children}</FreeDelivery>;
}

export function useFreeDelivery(): boolean {
  return useContext(FreeDelivery);
}
