import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

export function EmptyCart() {
  return (
    <EmptyState
      title={text('cart.empty_heading')}
      text={text('cart.empty_text')}
      action={<ButtonLink href={paths.todaySpecial()}>{text('home.see_specials')}</ButtonLink>}
    />
  );
}
