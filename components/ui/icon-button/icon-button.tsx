import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import { Link } from '@/components/ui/link/link';
import styles from './icon-button.module.css';

type Look = { icon: IconName; label: string; size?: 20 | 24 };

/** A 44-px button with an icon, labelled for screen readers. */
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

/** `IconButton` as a link. */
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
