import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { keys } from '@/lib/config/api-paths';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'onClick'> & {
  /** What the form does (lib/contract/bff/cart-forms). */
  operation: 'clear' | 'remove_problems' | 'accept_changes';
};

/** Changes the whole cart by a plain form post. */
export function CartFormButton({ operation, ...button }: Props) {
  return (
    <form method="post" action={keys.cart}>
      <Button {...button} type="submit" name="operation" value={operation} />
    </form>
  );
}
