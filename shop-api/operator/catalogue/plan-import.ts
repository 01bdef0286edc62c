import { searchTextOf } from '@/shop-api/modules/catalogue/fold';
import type { CheckedRow } from '../csv/check-table';
import { place } from '../csv/check-table';
import { CATEGORIES_FILE, type CategoryColumns, PRODUCTS_FILE, type ProductColumns } from './columns';
import { type CatalogueNow, type CategoryNow, knownPictures, type ProductNow } from './current-catalogue';
import type { Pictures } from './pictures';
import { problemsOfProducts } from './product-problems';

export type ImportRequest = {
  categories: readonly CheckedRow<CategoryColumns>[];
  products: readonly CheckedRow<ProductColumns>[];
  pictures: Pictures;
  /** Also set the stock of existing products. */
  stock: boolean;
  /** Withdraw what the tables do not contain. */
  replace: boolean;
  /** Default `searchTextOf`, which is slow: a caller that plans twice may cache it. */
  toSearchText?: typeof searchTextOf;
};

export type CategoryPlan = { now: CategoryNow | undefined; next: Omit<CategoryNow, 'id'> };
export type ProductPlan = {
  now: ProductNow | undefined;
  next: Omit<ProductNow, 'id' | 'categoryId'>;
  /** True when the stock was counted, so that it is set whatever it is now. */
  setsStock: boolean;
};
export type Plan = { categories: CategoryPlan[]; products: ProductPlan[]; problems: string[] };

type Names = Pick<ProductNow, 'name' | 'name2' | 'localName' | 'keywords'>;
type Picture = (name: string | undefined, row: number, file: string, column: string) => string | undefined;

/**
 * Computes the changes that the tables make to the current catalogue; the plan must not be applied if it has problems.
 */
export function planImport(wanted: ImportRequest, now: CatalogueNow): Plan {
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
  { categories, replace }: ImportRequest,
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

/** The columns required for a new product. */
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
  { products, stock, replace, toSearchText = searchTextOf }: ImportRequest,
  now: CatalogueNow,
  picture: Picture,
  problems: string[],
): ProductPlan[] {
  const bySlug = new Map(now.products.map((product) => [product.slug, product]));
  const named = products.map((row) => {
    const slug = row.values.product_slug ?? '';
    const old = bySlug.get(slug);
    const at = place(PRODUCTS_FILE, row.number, 'product_slug');
    if (!old) problems.push(...missing(at, slug, row.values, NEW_PRODUCT));
    return toProductPlan(row, old, { stock, toSearchText, picture });
  });
  if (!replace || products.length === 0) return named;
  const left = notNamed(now.products, named);
  const withdrawn = left.map((old) => {
    const { id: _id, categoryId: _categoryId, ...next } = old;
    return { now: old, next: { ...next, active: false }, setsStock: false };
  });
  return [...named, ...withdrawn];
}

type Planning = Required<Pick<ImportRequest, 'stock' | 'toSearchText'>> & { picture: Picture };

/** The plan of one row: columns that are not given stay as they are in `old`. */
function toProductPlan(
  { number, values }: CheckedRow<ProductColumns>,
  old: ProductNow | undefined,
  { stock, toSearchText, picture }: Planning,
): ProductPlan {
  const slug = values.product_slug ?? '';
  const names = {
    name: values.product_name ?? old?.name ?? '',
    name2: values.product_name2 ?? old?.name2 ?? '',
    localName: values.local_name ?? old?.localName ?? '',
    keywords: values.keywords ?? old?.keywords ?? '',
  };
  const more = values.more_images?.map((name) => picture(name, number, PRODUCTS_FILE, 'more_images') ?? '');
  return {
    now: old,
    setsStock: stock && values.stock_availability !== undefined,
    next: {
      // why: with a spread here, V8 builds objects of so many fields ten times as slowly
      name: names.name,
      name2: names.name2,
      localName: names.localName,
      keywords: names.keywords,
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
      searchText: old && hasNames(old, names) ? old.searchText : toSearchText(names),
    },
  };
}

/** True when a product has these names, so that its search text can stay. */
function hasNames(product: ProductNow, names: Names): boolean {
  return (
    product.name === names.name &&
    product.name2 === names.name2 &&
    product.localName === names.localName &&
    product.keywords === names.keywords
  );
}

/** The rows of the shop that the table does not contain. */
function notNamed<Row extends { slug: string }>(
  rows: readonly Row[],
  named: readonly { next: { slug: string } }[],
): Row[] {
  const slugs = new Set(named.map(({ next }) => next.slug));
  return rows.filter(({ slug }) => !slugs.has(slug));
}

/** One problem for a mistyped slug or a new row that lacks columns; none for a complete new row. */
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
