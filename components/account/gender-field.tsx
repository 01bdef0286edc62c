import { text } from '@/lib/messages/text';
import styles from './profile.module.css';

/** Codes of spec 3. */
const GENDERS = [
  { code: '2', label: 'profile.gender_2' },
  { code: '1', label: 'profile.gender_1' },
  { code: '3', label: 'profile.gender_3' },
  { code: '0', label: 'profile.gender_0' },
] as const;

type Props = { value: string; onChange: (code: string) => void };

export function GenderField({ value, onChange }: Props) {
  return (
    <fieldset className={`full ${styles.gender}`}>
      <legend className={styles.legend}>
        {text('profile.gender')} <span className={styles.optional}>{text('word.optional')}</span>
      </legend>
      <div className={styles.choices}>
        {GENDERS.map(({ code, label }) => (
          <label key={code} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="gender"
              value={code}
              checked={value === code}
              onChange={() => onChange(code)}
            />
            {text(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
