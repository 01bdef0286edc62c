import type { ReactNode } from 'react';
import { useText } from '@/lib/messages/use-text';
import styles from './field.module.css';
import { FieldError } from './field-error';

/** Props of every field besides the attributes of its control. */
export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  className?: string;
};

type Props = FieldProps & { id: string; children: ReactNode };

export function FieldFrame({ id, label, hint, error, optional, className = '', children }: Props) {
  const text = useText();
  return (
    <div className={`${styles.field} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {text('word.optional')}</span>}
      </label>
      {children}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The ARIA attributes that link a control to its hint and error. */
export function controlAria(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
