import type { ReactNode } from 'react';
import { afterPaint } from './after-paint';
import { createEmitter } from './emitter';

export type AlertRequest = {
  title: string;
  text: ReactNode;
  tone?: 'calm' | 'warn' | 'danger';
  icon?: 'basket' | 'card' | 'sign-out' | 'trash';
  /** For lists of lines. */
  wide?: boolean;
};

type ConfirmRequest = AlertRequest & {
  /** Makes Yes red. */
  destructive?: boolean;
  /** Runs while Yes shows 'Wait...'; the dialog closes when it resolves. */
  onYes?: () => Promise<unknown>;
  /** The error to show when `onYes` fails; the dialog stays for a retry. If undefined, the caller handles the error. */
  refusal?: (error: unknown) => string | undefined;
};

/** What the shopper was about to do; `account` to sign in and no more. */
export type SignInReason = 'account' | 'checkout' | 'favourite' | 'stock' | 'pincode' | 'payment' | 'page';

type SignInRequest = { reason: SignInReason; returnTo?: string | undefined };

type ModalContent =
  | ({ kind: 'sign-in'; done: (signedIn: boolean) => void } & SignInRequest)
  | { kind: 'pincode'; located?: boolean | undefined }
  | { kind: 'alert'; request: AlertRequest; done: () => void }
  | {
      kind: 'confirm';
      request: ConfirmRequest;
      /** `onYes` is running; only `runConfirm` sets it. */
      isRunning?: boolean;
      done: (yes: boolean) => void;
      fail: (error: unknown) => void;
    };

/** `number` distinguishes it from the dialog that replaces it. */
export type Modal = ModalContent & { number: number };
export type Confirm = Extract<Modal, { kind: 'confirm' }>;

let current: Modal | undefined;
let lastNumber = 0;

const [subscribeToModal, emit] = createEmitter();

export { subscribeToModal };

function show(content: ModalContent | undefined): void {
  const left = current;
  if (content) lastNumber += 1;
  current = content && { ...content, number: lastNumber };
  if (left?.kind === 'alert') left.done();
  else if (left && left.kind !== 'pincode' && !(left.kind === 'confirm' && left.isRunning)) left.done(false);
  // why: rendering a first dialog takes a slow phone longer than a press may go without a response
  if (content && !left) afterPaint(emit);
  else emit();
}

/**
 * Opens the sign-in dialog. Resolves with true as soon as the shopper has signed in, with false if they close it.
 * Afterwards the shopper goes to `returnTo`, or stays where they are.
 */
export function openSignIn(request: SignInRequest = { reason: 'account' }): Promise<boolean> {
  return new Promise((resolve) => show({ kind: 'sign-in', ...request, done: resolve }));
}

/** Opens the pincode dialog; `located` when the pincode was just found by geolocation. */
export function openPincode({ located }: { located?: boolean } = {}): void {
  show({ kind: 'pincode', located });
}

/** Shows a message with Ok; resolves when it is closed. */
export function showAlert(request: AlertRequest): Promise<void> {
  return new Promise((resolve) => show({ kind: 'alert', request, done: resolve }));
}

/**
 * Asks No or Yes; resolves with the answer, false for Esc and scrim. Rejects when `onYes` fails and `refusal` returns
 * nothing. If the dialog is closed while `onYes` runs, the answer waits for its result.
 */
export function askConfirm(request: ConfirmRequest): Promise<boolean> {
  return new Promise((done, fail) => show({ kind: 'confirm', request, done, fail }));
}

/** Closes `modal` if it is the current one. */
export function closeModal(modal: Modal | undefined = current): void {
  if (modal !== undefined && modal === current) show(undefined);
}

export function currentModal(): Modal | undefined {
  return current;
}
