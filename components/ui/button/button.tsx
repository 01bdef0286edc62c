import type { ComponentProps, MouseEvent } from 'react';
import { useText } from '@/lib/messages/use-text';
import { type ButtonLook, buttonClass } from './button-class';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Reads 'Wait...' and takes no press, but keeps the focus (spec 4). */
    busy?: boolean | undefined;
  };

function ignore(event: MouseEvent): void {
  event.preventDefault();
}

export function Button({ variant, size, block, busy, className, children, onClick, ...rest }: Props) {
  const text = useText();
  const off = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={off || undefined}
      onClick={off ? ignore : onClick}
    >
      {busy ? text('action.wait') : children}
    </button>
  );
}
