'use client';

import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { controlAria, FieldFrame, type FieldProps } from '@/components/ui/field/field-frame';
import { digitsOf } from '@/lib/domain/digits-of';
import styles from './otp-input.module.css';

const CELLS = [0, 1, 2, 3] as const;

type Props = Omit<FieldProps, 'optional'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'className'> & {
    value: string;
    /** Digits only. */
    onChange: (digits: string) => void;
    ref?: Ref<HTMLInputElement>;
  };

/** One real input over four drawn cells, so that paste and the phone's SMS autofill work. */
export function OtpInput({ label, hint, error, className, value, onChange, ...input }: Props) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const current = Math.min(value.length, CELLS.length - 1);
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      <span className={styles.otp}>
        <input
          {...input}
          className={styles.input}
          {...controlAria(id, { hint, error, describedBy: input['aria-describedby'] })}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          pattern="[0-9]{4}"
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value, CELLS.length))}
        />
        <span className={styles.cells} aria-hidden="true">
          {CELLS.map((cell) => (
            <span key={cell} className={`${styles.cell} ${cell === current ? styles.current : ''}`}>
              {value[cell]}
            </span>
          ))}
        </span>
      </span>
    </FieldFrame>
  );
}
