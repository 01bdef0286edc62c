import 'server-only';
import type { z } from 'zod';
import type { FeedProduct, ProductDetail, ProductPack } from '@/lib/contract/bff/catalogue';
import type { ProductCard } from '@/lib/contract/bff/product';
import type {
  favouriteProductWire,
  feedProductWire,
  listedProductWire,
  packWire,
  productDetailWire,
} from '@/lib/contract/shop/product-wire';
import { countryNames } from '@/lib/domain/country';
import { paiseFromRupees } from '@/lib/domain/money';
import type { Translations } from '@/lib/domain/words';
import { sanitise } from '@/lib/html/sanitise';

type ListedWire = z.output<typeof listedProductWire>;
type FavouriteWire = z.output<typeof favouriteProductWire>;
type DetailWire = z.output<typeof productDetailWire>;
type PackWire = z.output<typeof packWire>;

type FeedWire = z.output<typeof feedProductWire>;

type SharedWire = Omit<ListedWire, 'actual_price' | 'selling_price' | 'cart_qty'>;

function toCard(wire: SharedWire, priceRupees: number, offerRupees: number): ProductCard {
  return {
    id: wire.product_id,
    slug: wire.product_slug,
    image: wire.product_image,
    name: wire.product_name,
    name2: wire.product_name2,
    variantName: wire.variant_name,
    nicName: wire.nic_name,
    variantLabel: wire.variant_label,
    netQuantity: wire.net_quantity,
    price: paiseFromRupees(priceRupees),
    offerPrice: paiseFromRupees(offerRupees),
    stock: wire.stock_availability,
    special: wire.today_special === '1',
    categorySlug: wire.category_slug,
    categoryName: wire.category_name,
    tone: wire.category_tone,
  };
}

export function toProductCard(wire: ListedWire): ProductCard {
  return toCard(wire, wire.actual_price, wire.selling_price);
}

/** For rows of favourites, alerts, related and bought products, whose price fields have other names (spec 3). */
export function toPricedCard(wire: FavouriteWire): ProductCard {
  return toCard(wire, wire.price, wire.offer_price);
}

function toDescription(wire: Pick<DetailWire, 'product_description' | 'product_description2'>): Translations {
  return { en: sanitise(wire.product_description), ta: sanitise(wire.product_description2) };
}

export function toFeedProduct(wire: FeedWire): FeedProduct<Translations> {
  return {
    ...toCard(wire, wire.actual_price, wire.selling_price),
    group: wire.group,
    listed: wire.listed,
    descriptionHtml: toDescription(wire),
    countryOfOrigin: countryNames(wire.country_of_origin),
    images: [...new Set([wire.product_image, ...wire.prod_image])],
  };
}

function toPack(wire: PackWire): ProductPack {
  return {
    slug: wire.product_slug,
    variantName: wire.variant_name,
    nicName: wire.nic_name,
    variantLabel: wire.variant_label,
    netQuantity: wire.net_quantity,
    price: paiseFromRupees(wire.actual_price),
    offerPrice: paiseFromRupees(wire.selling_price),
    stock: wire.stock_availability,
  };
}

/** Lists each picture once, the main one first. */
export function toProductDetail(
  wire: DetailWire,
  extraImages: readonly string[],
): ProductDetail<Translations> {
  return {
    ...toProductCard(wire),
    keywords: wire.keywords
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean),
    descriptionHtml: toDescription(wire),
    organic: wire.organic,
    countryOfOrigin: countryNames(wire.country_of_origin),
    hasZoom: wire.has_zoom,
    images: [...new Set([wire.product_image, ...extraImages])],
    packs: wire.packs.map(toPack),
  };
}
