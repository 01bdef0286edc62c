import { BrandSymbol } from '@/components/ui/icon/brand-symbol';
import { Link } from '@/components/ui/link/link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './brand-link.module.css';

export function BrandLink() {
  const text = useText();
  return (
    <Link className={styles.brand} href={paths.home} aria-label={text('nav.brand_home')}>
      <BrandSymbol className={styles.symbol} />
      <span className={styles.name} translate="no">
        {text('shop.name')}
      </span>
    </Link>
  );
}
