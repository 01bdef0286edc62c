import { FirstPaint } from '@/components/ui/first-paint';
import { IconLink } from '@/components/ui/icon-button/icon-button';
import { paths } from '@/lib/config/paths';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { useText } from '@/lib/messages/use-text';
import { AccountMenu } from './account-menu';
import { BrandLink } from './brand-link';
import { CartAnnouncer } from './cart-announcer';
import { CartLink, SmallCartLink } from './cart-link';
import { CategoryNav } from './category-nav';
import { CategoryPanel } from './category-panel';
import styles from './header.module.css';
import { LocationLink } from './location-link';
import { OfflineBar } from './offline-bar';
import { SearchForm } from './search-form';
import { TopBar } from './top-bar';

type Props = {
  categories: readonly Category[];
  details: Pick<SiteDetails, 'phone' | 'terms'>;
  /** One row on phones, with search behind an icon: product, cart, checkout, account and content pages. */
  compact?: boolean;
  /** Shows the basket in the compact header, for pages without the bottom navigation, which has one. */
  basket?: boolean;
};

/** Top bar and sticky header. The bar scrolls away by CSS alone, without a scroll listener. */
export function SiteHeader({ categories, details, compact, basket }: Props) {
  const text = useText();
  return (
    <>
      <TopBar phone={details.phone} terms={details.terms} />
      <header className={`${styles.header} ${compact ? styles.compact : ''}`}>
        <div className={`wrap ${styles.row}`}>
          <BrandLink />
          <div className={styles.categories}>
            <CategoryPanel categories={categories} />
          </div>
          <LocationLink className={styles.location} />
          <SearchForm className={styles.search} />
          <div className={styles.small}>
            <IconLink icon="search" label={text('search.title')} href={paths.search()} />
            {basket && <SmallCartLink />}
          </div>
          <div className={styles.actions}>
            <AccountMenu />
            <CartLink />
          </div>
        </div>
        <CategoryNav categories={categories} />
        <CartAnnouncer />
        <OfflineBar />
        <FirstPaint id="header-end" />
      </header>
    </>
  );
}
