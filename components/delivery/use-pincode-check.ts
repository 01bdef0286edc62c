'use client';

import { useRef, useState } from 'react';
import { findMyPincode, NoPlaceError } from '@/lib/client/locate';
import { rememberPincode, rememberPopup } from '@/lib/client/pincode-store';
import { checkDelivery, useMyDelivery } from '@/lib/client/use-delivery';
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

/** What is being found out, for the button that asked for it. */
type Task = 'check' | 'locate';

type IsNewest = () => boolean;

/**
 * Checks a typed pincode, or the one of where the browser is, and remembers it. The newest request wins: what was asked
 * for before it, or before another pincode was typed, is given up and changes nothing any more.
 */
export function usePincodeCheck(onFound: (pincode: string) => void) {
  const text = useText();
  const [said, setSaid] = useState<Said>();
  const [task, setTask] = useState<Task>();
  const newest = useRef(0);
  const { pincode: mine } = useMyDelivery();

  /** What was said, or is being found out, is about another pincode now. */
  function forget(): void {
    newest.current += 1;
    setSaid(undefined);
    setTask(undefined);
  }

  async function tell(asked: Task, find: (isNewest: IsNewest) => Promise<Said | undefined>): Promise<void> {
    forget();
    const turn = newest.current;
    const isNewest = () => turn === newest.current;
    setTask(asked);
    const found = await find(isNewest).catch((): Said => ({ kind: 'failed' }));
    if (!isNewest()) return;
    setTask(undefined);
    setSaid(found);
  }

  async function answerFor(pincode: string, isNewest: IsNewest, located = false): Promise<Said> {
    const delivery = await checkDelivery(pincode);
    if (isNewest() && pincode !== mine) rememberPincode(pincode);
    return { kind: 'answer', delivery, located };
  }

  async function placeFor(isNewest: IsNewest): Promise<Said | undefined> {
    try {
      const { pincode, message } = await findMyPincode();
      rememberPopup();
      if (pincode === '') return { kind: 'nowhere', message };
      if (!isNewest()) return undefined;
      onFound(pincode);
      return await answerFor(pincode, isNewest, true);
    } catch (error) {
      if (!(error instanceof NoPlaceError)) throw error;
      return { kind: 'nowhere', message: text(NO_PLACE[error.reason]) };
    }
  }

  return {
    said,
    task,
    forget,
    check: (pincode: string, located?: boolean) =>
      tell('check', (isNewest) => answerFor(pincode, isNewest, located)),
    locate: () => tell('locate', placeFor),
  };
}
