import type { ComponentProps } from 'react';
import styles from './radio-input.module.css';

/** The radio button itself, the same in forms, cards and lists. */
export function RadioInput({ className = '', ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...input} className={`${styles.radio} ${className}`} type="radio" />;
}
