'use client';

import { useContext, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './field-error.module.css';
import { FormAttempt } from './form-attempt';

/** `control`: id of the field's control, which `-error` added to it describes. */
type Props = { control: string; error: string | undefined };

/**
 * A field's error. A live region for errors that appear while the shopper types or leaves the field; those of a
 * submission are silent, since `Form` announces how many there are and the focus moves to the first.
 */
export function FieldError({ control, error }: Props) {
  const { number, spoken } = useContext(FormAttempt);
  const [seen, setSeen] = useState({ number, error, isSubmitted: false });
  if (seen.number !== number || seen.error !== error)
    setSeen({ number, error, isSubmitted: seen.number !== number });
  const isSilent = seen.isSubmitted && control !== spoken;
  return (
    <div className={styles.live} aria-live={isSilent ? 'off' : 'polite'}>
      {error && (
        // why: a new element is announced again, when the same mistake is submitted again
        <p key={number} className={styles.error} id={`${control}-error`}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
