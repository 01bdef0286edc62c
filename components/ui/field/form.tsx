'use client';

import {
  type FormHTMLAttributes,
  type Ref,
  type SubmitEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '@/lib/messages/use-text';
import { invalidControls } from './focus-first-error';
import styles from './form.module.css';
import { type Attempt, FormAttempt } from './form-attempt';

type Props = FormHTMLAttributes<HTMLFormElement> & {
  /** Two columns from 767 px up; a child with the class `full` spans both. */
  columns?: 1 | 2;
  ref?: Ref<HTMLFormElement>;
};

/**
 * Stacks fields. Native validation bubbles are off: each field shows the shop's own message, and several errors of one
 * submission are announced as a number.
 */
export function Form({ columns = 1, className = '', onSubmit, children, ...rest }: Props) {
  const text = useText();
  const summary = useRef<HTMLParagraphElement>(null);
  const [attempt, setAttempt] = useState<Attempt>({ number: 0 });
  const [count, setCount] = useState(0);
  const { number, spoken } = attempt;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    setAttempt({ number: number + 1, spoken: document.activeElement?.id });
    onSubmit?.(event);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per submission, with its errors rendered.
  useLayoutEffect(() => {
    const form = summary.current?.closest('form');
    if (!form || number === 0) return;
    const [first, ...others] = invalidControls(form);
    setCount(first ? 1 + others.length : 0);
    if (first?.id !== spoken) setAttempt({ number });
  }, [number]);

  return (
    <FormAttempt value={attempt}>
      <form
        noValidate
        {...rest}
        className={`${styles.form} ${columns === 2 ? styles.columns : ''} ${className}`}
        onInput={() => setCount(0)}
        onSubmit={submit}
      >
        {children}
        <p ref={summary} className="sr-only" aria-live="polite">
          {count > 1 && <span key={number}>{text.count('form.attention', count)}</span>}
        </p>
      </form>
    </FormAttempt>
  );
}
