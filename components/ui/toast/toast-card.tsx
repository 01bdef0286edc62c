import Link from 'next/link';
import { Icon } from '@/components/ui/icon/icon';
import styles from './toast.module.css';
import type { ToastRequest } from './toast-store';

type Props = ToastRequest & { onDone: () => void };

export function ToastCard({ message, tone = 'success', action, onDone }: Props) {
  return (
    <div className={`${styles.toast} ${tone === 'error' ? styles.error : ''}`}>
      <Icon name={tone === 'error' ? 'alert' : 'check'} size={20} />
      <span>{message}</span>
      {action && 'href' in action && (
        <Link className={styles.action} href={action.href} onClick={onDone}>
          {action.label}
        </Link>
      )}
      {action && 'onPress' in action && (
        <button
          type="button"
          className={styles.action}
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
