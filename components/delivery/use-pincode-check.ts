'use client';

import { useRef, useState } from 'react';
import { findMyPincode, NoPlaceError } from '@/lib/client/locate';
import { rememberPincode, rememberPopup } from '@/lib/client/pincode-store';
import { checkDelivery, useMyDelivery } from '@/lib/client/use-delivery';
import { useSubmit } from '@/lib/client/use-submit';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { useText } from '@/lib/messages/use-text';

const NO_PLACE = {
  denied: 'pincode.denied',
  unavailable: 'pincode.unavailable',
  timeout: 'pincode.timeout',
} as const;

/** What the dialog says under the field. */
export type Said =
  | { kind: 'answer'; delivery: Delivery; located: boolean }
  /** No pincode was found, and why. */
  | { kind: 'nowhere'; message: string }
  | { kind: 'failed' };

/** Checks a typed pincode, or the one of where the browser is, and remembers it. The newest request wins. */
export function usePincodeCheck(onFound: (pincode: string) => void) {
  const text = useText();
  const [said, setSaid] = useState<Said>();
  const newest = useRef(0);
  const { pincode: mine } = useMyDelivery();

  async function tell(find: () => Promise<Said>): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    setSaid(undefined);
    const found = await find().catch((): Said => ({ kind: 'failed' }));
    if (turn === newest.current) setSaid(found);
  }

  async function answerFor(pincode: string, located = false): Promise<Said> {
    const delivery = await checkDelivery(pincode);
    if (pincode !== mine) rememberPincode(pincode);
    return { kind: 'answer', delivery, located };
  }

  async function locate(): Promise<Said> {
    try {
      const { pincode, message } = await findMyPincode();
      rememberPopup();
      if (pincode === '') return { kind: 'nowhere', message };
      onFound(pincode);
      return await answerFor(pincode, true);
    } catch (error) {
      if (!(error instanceof NoPlaceError)) throw error;
      return { kind: 'nowhere', message: text(NO_PLACE[error.reason]) };
    }
  }

  const checking = useSubmit((pincode: string, located?: boolean) => tell(() => answerFor(pincode, located)));
  const locating = useSubmit(() => tell(locate));

  /** What was said is about another pincode now. */
  function forget(): void {
    newest.current += 1;
    setSaid(undefined);
  }

  return { said, forget, checking, locating };
}
