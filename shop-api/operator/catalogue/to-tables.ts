import { rupees } from '@/shop-api/rupees';
import type { CategoryNow, ProductNow } from './current-catalogue';

const flag = (value: boolean) => (value ? '1' : '0');

/** A product as a row of products.csv, with the columns of columns.ts. */
export function productRow(product: ProductNow) {
  return {
    product_slug: product.slug,
    group: product.groupKey,
    category_slug: product.categorySlug,
    product_name: product.name,
    product_name2: product.name2,
    local_name: product.localName,
    variant_name: product.variantName,
    nic_name: product.nicName,
    variant_label: product.variantLabel,
    net_quantity_value: String(product.netQuantityValue),
    net_quantity_unit: product.netQuantityUnit,
    country_of_origin: product.countryOfOrigin ?? '',
    actual_price: String(rupees(product.pricePaise)),
    selling_price: String(rupees(product.offerPaise)),
    stock_availability: String(product.stock),
    active: flag(product.active),
    listed: flag(product.listed),
    today_special: flag(product.todaySpecial),
    organic: flag(product.organic),
    sort: String(product.sort),
    keywords: product.keywords,
    product_image: product.image,
    more_images: product.moreImages.join('|'),
    product_description: product.description,
    product_description2: product.description2,
  };
}

export function categoryRow(category: CategoryNow) {
  return {
    category_slug: category.slug,
    category_name: category.name,
    category_name2: category.name2,
    image: category.image,
    tone: category.tone,
    active: flag(category.active),
    sort: String(category.sort),
  };
}
