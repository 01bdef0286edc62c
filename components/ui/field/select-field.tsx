import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './field.module.css';
import { controlAria, FieldFrame, type FieldProps } from './field-frame';

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & { ref?: Ref<HTMLSelectElement> };

/** A native select; `children` are its options. */
export function SelectField({ label, hint, error, optional, className, children, ...select }: Props) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <span className={styles.box}>
        <select {...select} className={styles.control} {...controlAria(id, { hint, error, optional })}>
          {children}
        </select>
        <Icon name="chevron-down" size={20} className={styles.arrow} />
      </span>
    </FieldFrame>
  );
}
