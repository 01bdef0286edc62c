import type { FormHTMLAttributes, Ref } from 'react';
import styles from './form.module.css';

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** Two columns from 767 px up; a child with the class `full` spans both. */
  columns?: 1 | 2;
  ref?: Ref<HTMLFormElement>;
};

/** Stacks fields. Native validation bubbles are off: each field shows the shop's own message. */
export function Form({ columns = 1, className = '', ...rest }: Props) {
  return (
    <form
      noValidate
      {...rest}
      className={`${styles.form} ${columns === 2 ? styles.columns : ''} ${className}`}
    />
  );
}
