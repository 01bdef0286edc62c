import { useId } from 'react';
import { FieldError } from '@/components/ui/field/field-error';
import { useText } from '@/lib/messages/use-text';
import styles from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha';

const MESSAGES = {
  idle: undefined,
  working: 'captcha.working',
  done: 'captcha.done',
  failed: 'captcha.failed',
  expired: 'captcha.expired',
} as const;

type Props = { name: string; state: CaptchaState; error: string | undefined; onClick: () => void };

/** A checkbox; when it is clicked the browser solves a proof of work that takes a few seconds. */
export function CaptchaField({ name, state, error, onClick }: Props) {
  const text = useText();
  const id = useId();
  const message = MESSAGES[state];
  return (
    <div className={styles.field}>
      <label className={styles.box}>
        <input
          id={id}
          className={styles.check}
          type="checkbox"
          name={name}
          checked={state === 'working' || state === 'done'}
          aria-busy={state === 'working' || undefined}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : `${id}-status`}
          onChange={onClick}
        />
        {text('captcha.label')}
      </label>
      <p className={styles.status} id={`${id}-status`} role="status">
        {message && text(message)}
      </p>
      <FieldError control={id} error={error} />
    </div>
  );
}
