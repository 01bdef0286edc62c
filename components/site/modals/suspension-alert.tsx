'use client';

import { useEffect } from 'react';
import { showAlert } from '@/lib/client/modal-store';
import { acknowledgeSuspension, useSession } from '@/lib/client/session/use-session';
import { useText } from '@/lib/messages/use-text';

/** Tells a customer, who is signed out by then, that the account was suspended (spec 4, Suspension). */
export function SuspensionAlert() {
  const text = useText();
  const { suspended } = useSession();

  useEffect(() => {
    if (!suspended) return;
    showAlert({ title: text('suspended.title'), text: text('suspended.text'), tone: 'danger' }).then(
      acknowledgeSuspension,
    );
  }, [suspended, text]);

  return null;
}
