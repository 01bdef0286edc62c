'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { onToastWaiting, type ToastRequest, takeWaitingToasts } from '@/lib/client/toast-store';
import { onTopDialog, topDialog } from '../dialog/dialog-stack';
import { ToastCard } from './toast-card';
import { ToastPlace } from './toast-place';

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

/** The most recent few, newest last; a toast that replaced another counts from its own creation. */
function newestOf(toasts: readonly Toast[]): Toast[] {
  return [...toasts]
    .reverse()
    .sort((one, other) => one.createdAt - other.createdAt)
    .slice(-MOST_SHOWN);
}

/** On navigation, dismisses cart confirmations; errors and other toasts stay. */
function leaveBehind(toasts: readonly Toast[]): void {
  for (const { id, type } of toasts) if (id === CART_TOPIC && type !== 'error') toast.dismiss(id);
}

/** The visible toasts: on the page, or inside the open modal dialog, as everything else is inert and not announced. */
export function ToastRegion() {
  const { toasts, handlers } = useToaster();
  const announced = useRef(new Set<number>());

  useEffect(() => onToastWaiting(() => takeWaitingToasts().forEach(show)), []);

  const pathname = usePathname();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) leaveBehind(toasts);
    shownOn.current = pathname;
  }, [pathname, toasts]);

  const dialog = useSyncExternalStore(onTopDialog, topDialog);
  const place = <ToastPlace toasts={newestOf(toasts)} announced={announced.current} {...handlers} />;
  return dialog ? createPortal(place, dialog) : place;
}
