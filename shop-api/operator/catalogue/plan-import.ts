import { searchTextOf } from '@/shop-api/modules/catalogue/fold';
import type { CheckedRow } from '../csv/check-table';
import { place } from '../csv/check-table';
import { CATEGORIES_FILE, type CategoryColumns, PRODUCTS_FILE, type ProductColumns } from './columns';
import { type CatalogueNow, type CategoryNow, knownPictures, type ProductNow } from './current-catalogue';
import type { Pictures } from './pictures';
import { problemsOfProducts } from './product-problems';

export type Wanted = {
  categories: readonly CheckedRow<CategoryColumns>[];
  products: readonly CheckedRow<ProductColumns>[];
  pictures: Pictures;
  /** Also set the stock of products that are there already. */
  stock: boolean;
  /** Withdraw what the tables do not name. */
  replace: boolean;
};

export type CategoryPlan = { now: CategoryNow | undefined; next: Omit<CategoryNow, 'id'> };
export type ProductPlan = { now: ProductNow | undefined; next: Omit<ProductNow, 'id' | 'categoryId'> };
export type Plan = { categories: CategoryPlan[]; products: ProductPlan[]; problems: string[] };

type Picture = (name: string | undefined, row: number, file: string, column: string) => string | undefined;

/** What the tables make of the catalogue as it is; nothing may be done while there are problems. */
export function planImport(wanted: Wanted, now: CatalogueNow): Plan {
  const problems: string[] = [];
  const known = knownPictures(now);
  const picture: Picture = (name, row, file, column) => {
    if (name === undefined) return undefined;
    const found = wanted.pictures[name]?.base ?? (known.has(name) ? name : undefined);
    if (found === undefined) problems.push(`${place(file, row, column)}: the shop has no picture ${name}`);
    return found;
  };
  const zoomed = new Set(
    Object.values(wanted.pictures).flatMap(({ base, hasZoom }) => (hasZoom ? [base] : [])),
  );

  const categories = planCategories(wanted, now, picture, problems);
  const slugs = new Set([...now.categories, ...categories.map(({ next }) => next)].map(({ slug }) => slug));
  const products = planProducts(wanted, now, picture, problems);
  for (const { next } of products) next.hasZoom = known.get(next.image) || zoomed.has(next.image);
  problems.push(...problemsOfProducts(wanted.products, products, now, slugs));
  return { categories, products, problems };
}

function planCategories(
  { categories, replace }: Wanted,
  now: CatalogueNow,
  picture: Picture,
  problems: string[],
): CategoryPlan[] {
  const named = categories.map(({ number, values }): CategoryPlan => {
    const slug = values.category_slug ?? '';
    const old = now.categories.find((category) => category.slug === slug);
    const at = place(CATEGORIES_FILE, number, 'category_slug');
    if (!old) problems.push(...missing(at, slug, values, ['category_name', 'image', 'sort']));
    return {
      now: old,
      next: {
        slug,
        name: values.category_name ?? old?.name ?? '',
        name2: values.category_name2 ?? old?.name2 ?? '',
        image: picture(values.image, number, CATEGORIES_FILE, 'image') ?? old?.image ?? '',
        tone: values.tone ?? old?.tone ?? 'plain',
        active: values.active ?? old?.active ?? true,
        sort: values.sort ?? old?.sort ?? 0,
      },
    };
  });
  if (!replace || categories.length === 0) return named;
  const left = notNamed(now.categories, named);
  return [
    ...named,
    ...left.map(({ id: _id, ...next }, index) => ({ now: left[index], next: { ...next, active: false } })),
  ];
}

/** What a product that is not there yet cannot do without. */
const NEW_PRODUCT = [
  'category_slug',
  'product_name',
  'variant_name',
  'net_quantity_value',
  'net_quantity_unit',
  'actual_price',
  'stock_availability',
  'product_image',
] as const;

function planProducts(
  { products, stock, replace }: Wanted,
  now: CatalogueNow,
  picture: Picture,
  problems: string[],
): ProductPlan[] {
  const bySlug = new Map(now.products.map((product) => [product.slug, product]));
  const named = products.map(({ number, values }): ProductPlan => {
    const slug = values.product_slug ?? '';
    const old = bySlug.get(slug);
    const at = place(PRODUCTS_FILE, number, 'product_slug');
    if (!old) problems.push(...missing(at, slug, values, NEW_PRODUCT));
    const names = {
      name: values.product_name ?? old?.name ?? '',
      name2: values.product_name2 ?? old?.name2 ?? '',
      localName: values.local_name ?? old?.localName ?? '',
      keywords: values.keywords ?? old?.keywords ?? '',
    };
    const more = values.more_images?.map((name) => picture(name, number, PRODUCTS_FILE, 'more_images') ?? '');
    return {
      now: old,
      next: {
        ...names,
        slug,
        groupKey: values.group ?? old?.groupKey ?? slug,
        categorySlug: values.category_slug ?? old?.categorySlug ?? '',
        description: values.product_description ?? old?.description ?? '',
        description2: values.product_description2 ?? old?.description2 ?? '',
        image: picture(values.product_image, number, PRODUCTS_FILE, 'product_image') ?? old?.image ?? '',
        moreImages: more ?? old?.moreImages ?? [],
        hasZoom: false,
        organic: values.organic ?? old?.organic ?? false,
        listed: values.listed ?? old?.listed ?? true,
        todaySpecial: values.today_special ?? old?.todaySpecial ?? false,
        active: values.active ?? old?.active ?? true,
        variantName: values.variant_name ?? old?.variantName ?? '',
        nicName: values.nic_name ?? old?.nicName ?? '',
        variantLabel: values.variant_label ?? old?.variantLabel ?? '',
        netQuantityValue: values.net_quantity_value ?? old?.netQuantityValue ?? 1,
        netQuantityUnit: values.net_quantity_unit ?? old?.netQuantityUnit ?? '',
        countryOfOrigin:
          values.country_of_origin === undefined ? (old?.countryOfOrigin ?? null) : values.country_of_origin,
        pricePaise: values.actual_price ?? old?.pricePaise ?? 0,
        offerPaise: values.selling_price ?? old?.offerPaise ?? 0,
        stock: (old && !stock ? old.stock : (values.stock_availability ?? old?.stock)) ?? 0,
        sort: values.sort ?? old?.sort ?? 0,
        searchText: searchTextOf(names),
      },
    };
  });
  if (!replace || products.length === 0) return named;
  const left = notNamed(now.products, named);
  const withdrawn = left.map((old) => {
    const { id: _id, categoryId: _categoryId, ...next } = old;
    return { now: old, next: { ...next, active: false } };
  });
  return [...named, ...withdrawn];
}

/** What the shop has and the table does not name. */
function notNamed<Row extends { slug: string }>(
  rows: readonly Row[],
  named: readonly { next: { slug: string } }[],
): Row[] {
  const slugs = new Set(named.map(({ next }) => next.slug));
  return rows.filter(({ slug }) => !slugs.has(slug));
}

/** One problem of a row whose slug is mistyped, or of a new one that lacks columns; none of a new one that is whole. */
function missing<Name extends string>(
  at: string,
  slug: string,
  values: Partial<Record<Name, unknown>>,
  needed: readonly Name[],
): string[] {
  const lacking = needed.filter((name) => values[name] === undefined);
  if (lacking.length === 0) return [];
  return [`${at}: ${slug} is not in the shop; to come in as new, the row also needs ${lacking.join(', ')}`];
}
