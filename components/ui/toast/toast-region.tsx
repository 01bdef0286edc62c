'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { placeRegion } from './place-region';
import styles from './toast.module.css';
import { ToastCard } from './toast-card';
import { onToastWaiting, type ToastRequest, takeWaitingToasts } from './toast-store';

const CART_TOPIC = 'cart';
const SHOWN_MS = 3000;
const LASTING_MS = 10_000;
const LEAVE_MS = 200;
const MOST_SHOWN = 2;

function show({ message, tone, action, topic, lasting }: ToastRequest): void {
  const duration = lasting ? LASTING_MS : SHOWN_MS;
  const options = { duration, removeDelay: LEAVE_MS, id: topic ?? message };
  const card = (item: Toast) => (
    <ToastCard message={message} tone={tone} action={action} onDone={() => toast.dismiss(item.id)} />
  );
  if (tone === 'error') toast.error(card, options);
  else toast.success(card, options);
}

/** Lifts the region above a modal dialog that opened after it. */
function liftAboveDialogs(region: HTMLElement): void {
  if (!region.showPopover || !document.querySelector('dialog[open]')) return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** The newest few, the newest last; one that took another's place is as new as its message. */
function newestOf(toasts: readonly Toast[]): Toast[] {
  return toasts
    .toReversed()
    .sort((one, other) => one.createdAt - other.createdAt)
    .slice(-MOST_SHOWN);
}

/** What a press on the page before has done is news there only; what went wrong is news here too. */
function leaveBehind(toasts: readonly Toast[]): void {
  for (const { id, type } of toasts) if (id === CART_TOPIC && type !== 'error') toast.dismiss(id);
}

/** The messages on screen; a hover or the focus keeps them there. */
export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null);
  const { toasts, handlers } = useToaster();
  const shown = newestOf(toasts);
  const newestAt = shown.at(-1)?.createdAt;

  useEffect(() => onToastWaiting(() => takeWaitingToasts().forEach(show)), []);

  // why: a toast that is painted first and placed then is seen to jump
  useLayoutEffect(() => {
    if (!newestAt || !region.current) return;
    placeRegion(region.current);
    liftAboveDialogs(region.current);
  }, [newestAt]);

  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) leaveBehind(toasts);
    shownOn.current = pathname;
  }, [pathname, toasts]);

  // why: a toast that goes from under the pointer, or with the focus, tells of no leave and no blur
  const { endPause } = handlers;
  useEffect(() => {
    if (shown.length === 0 || !region.current?.matches(':hover, :focus-within')) endPause();
  }, [shown.length, endPause]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock.
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <Live role="status" toasts={shown.filter((item) => item.type !== 'error')} />
      <Live role="alert" toasts={shown.filter((item) => item.type === 'error')} />
    </div>
  );
}

/** Stays in the page while empty: what is added later is then spoken. */
function Live({ role, toasts }: { role: 'status' | 'alert'; toasts: readonly Toast[] }) {
  return (
    <div role={role} className={styles.live}>
      {toasts.map((item) => (
        <div key={item.id} className={`${styles.slot} ${item.visible ? '' : styles.leaving}`}>
          {typeof item.message === 'function' ? item.message(item) : item.message}
        </div>
      ))}
    </div>
  );
}
