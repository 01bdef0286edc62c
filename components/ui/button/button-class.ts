import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'accent' | 'leaf' | 'line' | 'danger' | 'text' | 'onground' | 'add';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

export function buttonClass({ variant = 'primary', size = 'md', block }: ButtonLook, extra = ''): string {
  return [styles.button, styles[variant], styles[size], block && styles.block, extra]
    .filter(Boolean)
    .join(' ');
}
