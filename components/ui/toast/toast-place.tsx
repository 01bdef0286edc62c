import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { afterPaint } from '@/lib/client/after-paint';
import { placeRegion } from './place-region';
import styles from './toast.module.css';

type Props = {
  /** The newest last. */
  toasts: readonly Toast[];
  /** `createdAt` of the toasts already announced, here or elsewhere; this component adds to it. */
  announced: Set<number>;
  startPause: () => void;
  endPause: () => void;
};

/**
 * The toasts, in the page or in the open dialog, announced only once even if they move. Hover or focus holds their
 * timers.
 */
export function ToastPlace({ toasts, announced, startPause, endPause }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [announcedElsewhere] = useState(() => new Set(announced));
  const [isReady, setReady] = useState(false);
  const shown = isReady ? toasts : [];
  const newestAt = shown.at(-1)?.createdAt;

  // why: a live region inserted together with its text, or just before it, is not announced
  useEffect(() => afterPaint(() => setReady(true)), []);

  useEffect(() =>
    afterPaint(() => {
      if (!region.current?.isConnected || region.current.closest('[inert]')) return;
      for (const { createdAt } of shown) announced.add(createdAt);
    }),
  );

  // why: placing it after the paint would be a visible jump; a dialog that has just gone shows none
  useLayoutEffect(() => {
    if (!newestAt || !region.current?.isConnected) return;
    placeRegion(region.current);
    liftOutOfDialog(region.current);
  }, [newestAt]);

  // why: a toast removed under the pointer, or with the focus, fires no mouseleave and no blur
  useEffect(() => {
    if (shown.length === 0 || !region.current?.matches(':hover, :focus-within')) endPause();
  }, [shown.length, endPause]);

  const old = shown.filter(({ createdAt }) => announcedElsewhere.has(createdAt));
  const fresh = shown.filter((item) => !old.includes(item));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timers.
    <div
      ref={region}
      popover="manual"
      className={styles.region}
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      {old.length > 0 && <Stack toasts={old} />}
      <Stack role="status" toasts={fresh.filter(({ type }) => type !== 'error')} />
      <Stack role="alert" toasts={fresh.filter(({ type }) => type === 'error')} />
    </div>
  );
}

/** With a role it is rendered while empty, so that text added later is announced. */
function Stack({ role, toasts }: { role?: 'status' | 'alert'; toasts: readonly Toast[] }) {
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

/** Makes the region a popover: inside a scrolling or animated dialog it would move or be clipped. */
function liftOutOfDialog(region: HTMLElement): void {
  if (region.closest('dialog') && region.showPopover && !region.matches(':popover-open'))
    region.showPopover();
}
