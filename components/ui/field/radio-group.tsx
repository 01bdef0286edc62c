import { useText } from '@/lib/messages/use-text';
import styles from './radio-group.module.css';
import { RadioInput } from './radio-input';

type Props<Value extends string> = {
  name: string;
  label: string;
  choices: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
};

/** A plain group cannot be required. */
const REQUIRED = { role: 'radiogroup', 'aria-required': true } as const;

/** A few radio buttons in a row. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const text = useText();
  const { name, label, choices, value: chosen, onChange, optional } = props;
  return (
    <fieldset className="full" {...(optional ? undefined : REQUIRED)}>
      <legend className={styles.legend}>
        {label}
        {optional && <span className={styles.optional}> {text('word.optional')}</span>}
      </legend>
      <div className={styles.choices}>
        {choices.map(({ value, label: words }) => (
          <label key={value} className={styles.choice}>
            <RadioInput
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
