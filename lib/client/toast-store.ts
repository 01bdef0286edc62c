type ToastOptions = {
  /** `error` is announced at once; default `success`. */
  tone?: 'success' | 'error';
  /** One button or link inside, e.g. Retry or View. */
  action?: { label: string; onPress: () => void } | { label: string; href: string };
  /** A newer toast with the same topic replaces the older one and restarts its time; default: the message itself. */
  topic?: 'cart' | `removed-${string}`;
  /** Stays longer: for long texts and for Undo. */
  lasting?: boolean;
};

export type ToastRequest = ToastOptions & { message: string };

let waiting: ToastRequest[] = [];
let wake: (() => void) | undefined;

/** Shows a message for the time of spec 9, longer when it is `lasting`. May be called from anywhere in the browser. */
export function showToast(message: string, options: ToastOptions = {}): void {
  waiting.push({ ...options, message });
  wake?.();
}

/** Sets the toast host's listener, called when a toast waits. Returns how to remove it. */
export function onToastWaiting(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    if (wake === listener) wake = undefined;
  };
}

export function takeWaitingToasts(): ToastRequest[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
