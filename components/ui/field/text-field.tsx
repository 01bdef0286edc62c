import { type InputHTMLAttributes, type Ref, useId } from 'react';
import styles from './field.module.css';
import { controlAria, FieldFrame, type FieldProps } from './field-frame';

type Props = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> & {
    /** Fixed text before the value, e.g. +91. */
    prefix?: string;
    ref?: Ref<HTMLInputElement>;
  };

export function TextField({ label, hint, error, optional, className, prefix, ...input }: Props) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <span className={`${styles.box} ${prefix ? styles.withPrefix : ''}`}>
        {prefix && (
          <span className={styles.prefix} id={`${id}-prefix`}>
            {prefix}
          </span>
        )}
        <input
          {...input}
          className={styles.control}
          {...controlAria(id, {
            hint,
            error,
            optional: optional || input.readOnly,
            describedBy: prefix && `${id}-prefix`,
          })}
        />
      </span>
    </FieldFrame>
  );
}
