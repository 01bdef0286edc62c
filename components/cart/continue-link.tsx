import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

/** Leaves the cart to continue shopping. */
export function ContinueLink({ href }: { href: string }) {
  const text = useText();
  return (
    <p className={styles.continue}>
      <ButtonLink variant="text" href={href}>
        <Icon name="chevron-left" size={20} />
        {text('cart.continue')}
      </ButtonLink>
    </p>
  );
}
