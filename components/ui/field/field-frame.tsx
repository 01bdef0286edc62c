import type { ReactNode } from 'react';
import { useText } from '@/lib/messages/use-text';
import styles from './field.module.css';
import { FieldError } from './field-error';

/** Props of every field besides the attributes of its control. */
export type FieldProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Adds "(optional)" to the label; all other fields are required. */
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
      <FieldError control={id} error={error} />
    </div>
  );
}

type Described = Pick<FieldProps, 'hint' | 'error' | 'optional'> & {
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
};

/** The ARIA attributes that link a control to its hint and error, and say that it is required. */
export function controlAria(id: string, { hint, error, optional, describedBy }: Described) {
  const ids = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  return {
    id,
    'aria-required': optional ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}
