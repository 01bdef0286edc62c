import type { z } from 'zod';
import type {
  favouriteProductWire,
  feedProductWire,
  listedProductWire,
  packWire,
  productDetailWire,
} from '@/lib/contract/shop/product-wire';
import { rupees } from '@/shop-api/rupees';
import type { FeedRow } from './feed-repository';
import type { CardRow } from './listing-repository';
import type { PackRow, ProductRow } from './product-repository';

type Card = Omit<CardRow, 'total' | 'isSure'>;

function cardWire(row: Card) {
  return {
    product_id: row.id,
    id: row.id,
    product_slug: row.slug,
    product_image: row.image,
    product_name: row.name,
    product_name2: row.name2,
    variant_name: row.variantName,
    nic_name: row.nicName,
    variant_label: row.variantLabel,
    net_quantity: { value: row.netQuantityValue, unit: row.netQuantityUnit },
    cart_qty: row.cartQuantity,
    stock_availability: row.stock,
    today_special: row.todaySpecial ? ('1' as const) : ('0' as const),
    category_slug: row.categorySlug,
    category_name: row.categoryName,
    category_tone: row.categoryTone,
  };
}

export function toListedWire(row: Card): z.input<typeof listedProductWire> {
  return { ...cardWire(row), actual_price: rupees(row.pricePaise), selling_price: rupees(row.offerPaise) };
}

export function toRelatedWire(row: Card): z.input<typeof favouriteProductWire> {
  return { ...cardWire(row), price: rupees(row.pricePaise), offer_price: rupees(row.offerPaise) };
}

export function toFeedWire(row: FeedRow): z.input<typeof feedProductWire> {
  return {
    ...toListedWire({ ...row, cartQuantity: 0 }),
    group: row.groupKey,
    listed: row.listed,
    product_description: row.description,
    product_description2: row.description2,
    country_of_origin: row.countryOfOrigin ?? '',
    prod_image: row.moreImages,
  };
}

function toPackWire(pack: PackRow): z.input<typeof packWire> {
  return {
    product_slug: pack.slug,
    variant_name: pack.variantName,
    nic_name: pack.nicName,
    variant_label: pack.variantLabel,
    net_quantity: { value: pack.netQuantityValue, unit: pack.netQuantityUnit },
    actual_price: rupees(pack.pricePaise),
    selling_price: rupees(pack.offerPaise),
    stock_availability: pack.stock,
  };
}

export function toDetailWire(row: ProductRow): z.input<typeof productDetailWire> {
  return {
    ...toListedWire(row),
    keywords: row.keywords,
    product_description: row.description,
    product_description2: row.description2,
    fav_prod: row.isFavourite ? 1 : 0,
    has_zoom: row.hasZoom,
    organic: row.organic,
    country_of_origin: row.countryOfOrigin ?? '',
    packs: row.otherPacks.map(toPackWire),
  };
}
