import { DiscountFlag } from '@/components/ui/discount-flag/discount-flag';
import { Price } from '@/components/ui/price/price';
import { spokenName } from '@/components/ui/spoken-name';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { unitPrice } from '@/lib/domain/pricing';
import { unitPriceText } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';
import { FavouriteButton } from '../card/favourite-button';
import { toCard } from '../card/to-card';
import { ShareButton } from '../share/share-button';
import { BuyBar } from './buy-bar';
import { BuyRow } from './buy-row';
import { DeliveryNote } from './delivery-note';
import { Description } from './description';
import { Gallery, type GalleryPicture } from './gallery';
import { PackLine } from './pack-line';
import { PackLinks } from './pack-links';
import { ProductFacts } from './product-facts';
import styles from './product-view.module.css';
import { TagLinks } from './tag-links';

type Props = { product: ProductDetail } & Pick<SiteDetails, 'terms' | 'pictureNote'>;

/** The product page (spec 2, Product detail). */
export function ProductView({ product, terms, pictureNote }: Props) {
  const text = useText();
  const card = toCard(product);
  const unit = unitPriceText(text, unitPrice(product, product.netQuantity));
  return (
    <div className={styles.product}>
      <div className={styles.gallery}>
        <Gallery pictures={picturesOf(product)} name={product.name} tone={product.tone} />
        {product.stock > 0 && (
          <DiscountFlag className={styles.flag} price={product.price} offerPrice={product.offerPrice} />
        )}
      </div>
      <div>
        <div className={styles.top}>
          <div>
            <h1 className={styles.name}>{spokenName(text.language, product.name)}</h1>
            <p className={styles.name2} lang={OTHER_LANGUAGE[text.language]}>
              {product.name2}
            </p>
          </div>
          <div className={styles.actions}>
            <FavouriteButton product={card} look="detail" />
            <ShareButton product={card} />
          </div>
        </div>
        <PackLine pack={product} organic={product.organic} />
        <Price size="lg" price={product.price} offerPrice={product.offerPrice} unit={unit} save />
        <BuyRow product={card} />
        <PackLinks packs={product.packs} />
        <DeliveryNote terms={terms} />
        <ProductFacts product={product} />
        <p className={styles.indicative} lang={pictureNote?.lang}>
          {pictureNote?.words ?? text('product.indicative')}
        </p>
        <Description html={product.descriptionHtml} />
        <TagLinks tags={product.keywords} />
      </div>
      <BuyBar product={card} unit={unit} />
    </div>
  );
}

/** Only the first picture has a zoom size. */
function picturesOf({ images, hasZoom }: ProductDetail): GalleryPicture[] {
  return images.map((image, index) => ({ image, hasZoom: hasZoom && index === 0 }));
}
