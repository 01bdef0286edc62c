'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { passCartGate } from '@/components/cart-gate/pass-cart-gate';
import { openSignIn } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import { useSession } from '@/lib/client/use-session';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

/** Proceed to Checkout: guests sign in first, then the cart is checked (spec 4, Checkout button). */
export function useProceed() {
  const { status } = useSession();
  const router = useRouter();
  const [checking, setChecking] = useState(false);
  const [leaving, startLeaving] = useTransition();
  const running = useRef(false);

  async function proceed(): Promise<void> {
    if (status === 'guest') {
      void openSignIn({ reason: 'checkout', returnTo: paths.checkout });
      return;
    }
    if (running.current) return;
    running.current = true;
    setChecking(true);
    try {
      const { stop } = await passCartGate();
      if (stop === undefined) startLeaving(() => router.push(paths.checkout));
    } catch {
      showToast(text('error.unavailable'), { tone: 'error' });
    } finally {
      running.current = false;
      setChecking(false);
    }
  }

  return { proceed, busy: checking || leaving };
}
