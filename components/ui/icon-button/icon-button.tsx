import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import { Link } from '@/components/ui/link/link';
import styles from './icon-button.module.css';

type Look = { icon: IconName; label: string; size?: 20 | 24 };

/** A 44-px button that shows a drawing and speaks its label. */
export function IconButton({
  icon,
  label,
  size = 24,
  className = '',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} size={size} />
    </button>
  );
}

/** The same as a link. */
export function IconLink({
  icon,
  label,
  size = 24,
  className = '',
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} aria-label={label} className={`${styles.button} ${className}`}>
      <Icon name={icon} size={size} />
    </Link>
  );
}
