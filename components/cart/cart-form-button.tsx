import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import { keys } from '@/lib/client/keys';

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'onClick'> & {
  /** Of lib/contract/bff/cart-forms. */
  deed: 'clear' | 'remove_problems' | 'accept_changes';
};

/** Does something with the whole cart by a plain form. */
export function CartFormButton({ deed, ...button }: Props) {
  return (
    <form method="post" action={keys.cart}>
      <Button {...button} type="submit" name="deed" value={deed} />
    </form>
  );
}
