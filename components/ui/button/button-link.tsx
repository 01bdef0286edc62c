import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link/link';
import { type ButtonLook, buttonClass } from './button-class';

type Props = ComponentProps<typeof Link> & ButtonLook;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, className, ...rest }: Props) {
  return <Link {...rest} className={buttonClass({ variant, size, block }, className)} />;
}
