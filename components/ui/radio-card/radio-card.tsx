import { type ReactNode, useId } from 'react';
import { RadioInput } from '@/components/ui/field/radio-input';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import styles from './radio-card.module.css';

type Props = {
  name: string;
  value: string;
  checked: boolean;
  onChange: (value: string) => void;
  title: string;
  /** A short tag beside the title, e.g. Default. */
  tag?: string | undefined;
  /** Shown on the right when there are no actions. */
  icon?: IconName;
  /** Buttons on the right; they do not choose the card. */
  actions?: ReactNode;
  /** Content below the text; pressing it does not choose the card. */
  foot?: ReactNode;
  children?: ReactNode;
};

/** A radio button as a card; the whole card can be pressed. */
export function RadioCard({
  name,
  value,
  checked,
  onChange,
  title,
  tag,
  icon,
  actions,
  foot,
  children,
}: Props) {
  const id = useId();
  return (
    <div className={styles.card} data-item>
      <RadioInput
        className={styles.input}
        id={id}
        name={name}
        value={value}
        checked={checked}
        onChange={() => onChange(value)}
        aria-describedby={children ? `${id}-text` : undefined}
      />
      <div className={styles.text}>
        <label className={styles.label} htmlFor={id}>
          {title}
        </label>
        {tag && <span className={styles.tag}>{tag}</span>}
        {children && (
          <div className={styles.body} id={`${id}-text`}>
            {children}
          </div>
        )}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : icon && <Icon name={icon} />}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}
