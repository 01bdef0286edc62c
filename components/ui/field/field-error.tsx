import { Icon } from '@/components/ui/icon/icon';
import styles from './field-error.module.css';

type Props = { id: string; error: string | undefined };

/** A field's error. A live region, as a field that has the focus already is not announced again. */
export function FieldError({ id, error }: Props) {
  return (
    <div className={styles.live} aria-live="polite">
      {error && (
        <p className={styles.error} id={id}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
