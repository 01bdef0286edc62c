import { Icon } from '@/components/ui/icon/icon';
import styles from './field-error.module.css';

type Props = { id: string; error: string | undefined };

/** What is wrong with a field, spoken when it comes: the focus may be in the field already, and then says nothing. */
export function FieldError({ id, error }: Props) {
  return (
    <div className={styles.told} aria-live="polite">
      {error && (
        <p className={styles.error} id={id}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
