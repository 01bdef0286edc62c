'use client';

import { findMyPincode, LocationError } from '@/lib/client/locate';
import { rememberPincode, rememberPopup } from '@/lib/client/pincode-store';
import { checkDelivery, useMyDelivery } from '@/lib/client/use-delivery';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { useText } from '@/lib/messages/use-text';
import { type IsNewest, useNewestRun } from './use-newest-run';

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

/**
 * Checks a typed pincode, or the one at the browser's location, and remembers it. `forget` clears the outcome and
 * ignores the running request, for a pincode that has changed.
 */
export function usePincodeCheck(onFound: (pincode: string) => void) {
  const text = useText();
  const { outcome, task, run, forget } = useNewestRun<'check' | 'locate', PincodeOutcome>({ kind: 'failed' });
  const { pincode: mine } = useMyDelivery();

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
