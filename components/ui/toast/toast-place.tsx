import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Toast } from 'react-hot-toast/headless';
import { afterPaint } from '@/components/ui/after-paint';
import { placeRegion } from './place-region';
import styles from './toast.module.css';

type Props = {
  /** The newest last. */
  toasts: readonly Toast[];
  /** When those were made that have been spoken, here or elsewhere; more are added. */
  told: Set<number>;
  startPause: () => void;
  endPause: () => void;
};

/** Toasts where they can be reached and are spoken, once wherever they go. A hover or the focus keeps them there. */
export function ToastPlace({ toasts, told, startPause, endPause }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [toldElsewhere] = useState(() => new Set(told));
  const [isKnown, setKnown] = useState(false);
  const shown = isKnown ? toasts : [];
  const newestAt = shown.at(-1)?.createdAt;

  // why: a live region that comes with its words, or just before them, is not spoken
  useEffect(() => afterPaint(() => setKnown(true)), []);

  useEffect(() =>
    afterPaint(() => {
      if (!region.current?.isConnected || region.current.closest('[inert]')) return;
      for (const { createdAt } of shown) told.add(createdAt);
    }),
  );

  // why: a toast that is painted first and placed then is seen to jump; a dialog that has just gone shows none
  useLayoutEffect(() => {
    if (!newestAt || !region.current?.isConnected) return;
    placeRegion(region.current);
    liftOutOfDialog(region.current);
  }, [newestAt]);

  // why: a toast that goes from under the pointer, or with the focus, tells of no leave and no blur
  useEffect(() => {
    if (shown.length === 0 || !region.current?.matches(':hover, :focus-within')) endPause();
  }, [shown.length, endPause]);

  const old = shown.filter(({ createdAt }) => toldElsewhere.has(createdAt));
  const news = shown.filter((item) => !old.includes(item));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the clock.
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
      <Stack role="status" toasts={news.filter(({ type }) => type !== 'error')} />
      <Stack role="alert" toasts={news.filter(({ type }) => type === 'error')} />
    </div>
  );
}

/** With a role it stays in the page while empty: what is added later is then spoken. */
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

/** A dialog that scrolls or comes in would move, or cut off, what is in it. */
function liftOutOfDialog(region: HTMLElement): void {
  if (region.closest('dialog') && region.showPopover && !region.matches(':popover-open'))
    region.showPopover();
}
