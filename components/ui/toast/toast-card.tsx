import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '@/components/ui/focus-main';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import styles from './toast.module.css';
import type { ToastRequest } from './toast-store';

type Props = ToastRequest & { onDone: () => void };

export function ToastCard({ message, tone = 'success', action, onDone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef<EventTarget>(null);
  const hasTaken = useRef(false);
  useEffect(() => {
    hasTaken.current = takeLostFocus(button.current);
  }, []);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own && document.activeElement === own) giveBack(before.current);
    };
  }, []);

  return (
    <div className={`${styles.toast} ${tone === 'error' ? styles.error : ''}`}>
      <Icon name={tone === 'error' ? 'alert' : 'check'} size={20} />
      <span className={styles.text}>{message}</span>
      {action && 'href' in action && (
        <Link className={styles.action} href={action.href} onClick={onDone}>
          {action.label}
        </Link>
      )}
      {action && 'onPress' in action && (
        <button
          ref={button}
          type="button"
          className={styles.action}
          onFocus={({ relatedTarget }) => {
            if (!hasTaken.current) before.current = relatedTarget;
          }}
          onKeyDown={({ key }) => {
            // why: the browser goes on from where the focus is then
            if (key === 'Tab' && hasTaken.current) giveBack(before.current);
          }}
          onBlur={({ currentTarget }) => {
            // why: it keeps its place while its window is not looked at
            if (document.activeElement !== currentTarget) hasTaken.current = false;
          }}
          onClick={() => {
            onDone();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/**
 * Who uses the keyboard and whose place has just gone, so that the page had to put the focus on a heading, goes on
 * from the button; nobody else is moved. Says whether it was so.
 */
function takeLostFocus(button: HTMLButtonElement | null): boolean {
  if (!button || !document.activeElement?.matches('[tabindex="-1"]:not([data-dialog-title])')) return false;
  const before = document.activeElement;
  button.focus({ preventScroll: true });
  if (button.matches(':focus-visible')) return true;
  button.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return false;
}

/** A toast that goes with the focus leaves it where it was before, or at the page's beginning. */
function giveBack(before: EventTarget | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  else focusMain({ preventScroll: true });
}
