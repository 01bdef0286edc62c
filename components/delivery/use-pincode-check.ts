'use client';

import { useRef, useState } from 'react';
import { findMyPincode, LocationError } from '@/lib/client/locate';
import { rememberPincode, rememberPopup } from '@/lib/client/pincode-store';
import { checkDelivery, useMyDelivery } from '@/lib/client/use-delivery';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { useText } from '@/lib/messages/use-text';

const NO_PLACE = {
  denied: 'pincode.denied',
  unavailable: 'pincode.unavailable',
  timeout: 'pincode.timeout',
} as const;

/** The outcome shown under the field. */
export type PincodeOutcome =
  | { kind: 'answer'; delivery: Delivery; located: boolean }
  /** No pincode was found; `message` says why. */
  | { kind: 'nowhere'; message: string }
  | { kind: 'failed' };

/** The running request, for the busy state of its button. */
type Task = 'check' | 'locate';

type IsNewest = () => boolean;

/**
 * Checks a typed pincode, or the one at the browser's location, and remembers it. Only the newest request counts: an
 * earlier one, or one made before the shopper typed another pincode, is ignored.
 */
export function usePincodeCheck(onFound: (pincode: string) => void) {
  const text = useText();
  const [outcome, setOutcome] = useState<PincodeOutcome>();
  const [task, setTask] = useState<Task>();
  const newest = useRef(0);
  const { pincode: mine } = useMyDelivery();

  /** Clears the outcome and ignores the running request, as the pincode has changed. */
  function forget(): void {
    newest.current += 1;
    setOutcome(undefined);
    setTask(undefined);
  }

  async function run(
    newTask: Task,
    find: (isNewest: IsNewest) => Promise<PincodeOutcome | undefined>,
  ): Promise<void> {
    forget();
    const turn = newest.current;
    const isNewest = () => turn === newest.current;
    setTask(newTask);
    const found = await find(isNewest).catch((): PincodeOutcome => ({ kind: 'failed' }));
    if (!isNewest()) return;
    setTask(undefined);
    setOutcome(found);
  }

  async function answerFor(pincode: string, isNewest: IsNewest, located = false): Promise<PincodeOutcome> {
    const delivery = await checkDelivery(pincode);
    if (isNewest() && pincode !== mine) rememberPincode(pincode);
    return { kind: 'answer', delivery, located };
  }

  async function placeFor(isNewest: IsNewest): Promise<PincodeOutcome | undefined> {
    try {
      const { pincode, message } = await findMyPincode();
      rememberPopup();
      if (pincode === '') return { kind: 'nowhere', message };
      if (!isNewest()) return undefined;
      onFound(pincode);
      return await answerFor(pincode, isNewest, true);
    } catch (error) {
      if (!(error instanceof LocationError)) throw error;
      return { kind: 'nowhere', message: text(NO_PLACE[error.reason]) };
    }
  }

  return {
    outcome,
    task,
    forget,
    check: (pincode: string, located?: boolean) =>
      run('check', (isNewest) => answerFor(pincode, isNewest, located)),
    locate: () => run('locate', placeFor),
  };
}
