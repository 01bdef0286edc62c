import type { ReactNode } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import type { IconName } from '@/components/ui/icon/icons';

export type AlertRequest = {
  title: string;
  text: ReactNode;
  tone?: 'calm' | 'warn' | 'danger';
  icon?: IconName;
  /** For lists of lines. */
  wide?: boolean;
};

export type ConfirmRequest = AlertRequest & {
  /** Yes is red. */
  destructive?: boolean;
  /** Runs under a 'Wait...' on Yes, before the dialog closes. */
  onYes?: () => Promise<unknown>;
  /** What the dialog says when `onYes` fails: it stays, to be tried again. Undefined leaves it to the opener. */
  refusal?: (error: unknown) => string | undefined;
};

/** What the shopper was about to do, or `account` to sign in and no more. */
export type SignInReason = 'account' | 'checkout' | 'favourite' | 'stock' | 'pincode' | 'payment' | 'page';

export type SignInRequest = { reason: SignInReason; returnTo?: string | undefined };

type Asked =
  | ({ kind: 'sign-in'; done: (signedIn: boolean) => void } & SignInRequest)
  | { kind: 'pincode'; located?: boolean | undefined }
  | { kind: 'alert'; request: AlertRequest; done: () => void }
  | {
      kind: 'confirm';
      request: ConfirmRequest;
      done: (yes: boolean) => void;
      fail: (error: unknown) => void;
    };

/** Its number tells it from what takes its place. */
export type Modal = Asked & { number: number };

let current: Modal | undefined;
let lastNumber = 0;
const listeners = new Set<() => void>();

function show(asked: Asked | undefined): void {
  const left = current;
  if (asked) lastNumber += 1;
  current = asked && { ...asked, number: lastNumber };
  if (left?.kind === 'alert') left.done();
  else if (left && left.kind !== 'pincode') left.done(false);
  // why: to draw a first dialog takes a slow phone longer than a press may go without an answer
  if (asked && !left) afterPaint(tell);
  else tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/**
 * Opens the sign-in dialog. Afterwards the shopper goes to `returnTo`, or stays where they are. Resolves with whether
 * they have signed in: with true as soon as they have.
 */
export function openSignIn(request: SignInRequest = { reason: 'account' }): Promise<boolean> {
  return new Promise((resolve) => show({ kind: 'sign-in', ...request, done: resolve }));
}

/** Opens the dialog that says whether the shop delivers to a pincode; `located` when it was just found. */
export function openPincode({ located }: { located?: boolean } = {}): void {
  show({ kind: 'pincode', located });
}

/** Shows a message with Ok; resolves once it was closed. */
export function showAlert(request: AlertRequest): Promise<void> {
  return new Promise((resolve) => show({ kind: 'alert', request, done: resolve }));
}

/** Asks No or Yes; resolves with the answer, false for Esc and scrim. Rejects when `onYes` fails and no `refusal` tells of it. */
export function askConfirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((done, fail) => show({ kind: 'confirm', request, done, fail }));
}

/** Closes `modal` if it is the one on screen. */
export function closeModal(modal: Modal | undefined = current): void {
  if (modal !== undefined && modal === current) show(undefined);
}

export function subscribeToModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentModal(): Modal | undefined {
  return current;
}
