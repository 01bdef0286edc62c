import type { FormHTMLAttributes, Ref } from 'react';
import styles from './form.module.css';

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** Two from 767 px up; a child with the class `full` spans both. */
  columns?: 1 | 2;
  ref?: Ref<HTMLFormElement>;
};

/** Fields one under the other. The browser's own bubbles are off: each field shows the shop's message. */
export function Form({ columns = 1, className = '', ...rest }: Props) {
  return (
    <form
      noValidate
      {...rest}
      className={`${styles.form} ${columns === 2 ? styles.columns : ''} ${className}`}
    />
  );
}
