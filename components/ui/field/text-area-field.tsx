import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import styles from './field.module.css';
import { controlAria, FieldFrame, type FieldProps } from './field-frame';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextAreaField({ label, hint, error, optional, className, ...area }: Props) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <textarea {...area} className={styles.control} {...controlAria(id, { hint, error, optional })} />
    </FieldFrame>
  );
}
