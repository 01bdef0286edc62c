import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusMain } from '@/components/ui/focus-main';
import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import type { ToastRequest } from '@/lib/client/toast-store';
import styles from './toast.module.css';

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
      {action && ' '}
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
            // why: Tab then continues from where the focus was before
            if (key === 'Tab' && hasTaken.current) giveBack(before.current);
          }}
          onBlur={({ currentTarget }) => {
            // why: when the window loses the focus, the button stays `activeElement`
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
 * When a keyboard user's focused element is gone and the page had to focus a heading, moves the focus to the toast's
 * button; never for anybody else. Returns whether it did.
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

/** Returns the focus to where it was before the toast, or to the start of the page. */
function giveBack(before: EventTarget | null): void {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  else focusMain({ preventScroll: true });
}
