'use client';

import { useEffect } from 'react';
import { mayLocateSilently } from '@/lib/client/may-locate';
import { currentModal, openPincode } from '@/lib/client/modal-store';
import { hasPopupOpened, knownPincode, rememberPincode, rememberPopup } from '@/lib/client/pincode-store';

/** Waits until the page has loaded. */
const AFTER_MS = 1_500;

/**
 * If the browser already grants location access, finds the pincode without a prompt and opens the popup once (spec 4,
 * Location popup; decisions.md 30). If another dialog is open by then, the next page tries again.
 */
export function LocationPopup() {
  useEffect(() => {
    if (hasPopupOpened() || knownPincode() !== undefined) return;
    const timer = setTimeout(() => void findOnce(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return null;
}

async function findOnce(): Promise<void> {
  try {
    if (!(await mayLocateSilently())) return;
    const { findMyPincode } = await import('@/lib/client/locate');
    const { pincode } = await findMyPincode();
    if (currentModal() || document.querySelector('dialog[open]')) return;
    const isTooLate = hasPopupOpened() || knownPincode() !== undefined;
    rememberPopup();
    if (pincode === '' || isTooLate) return;
    rememberPincode(pincode);
    openPincode({ located: true });
  } catch {
    // why: the shopper did not ask for it, so an error is not shown
  }
}
