import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import type { Text } from '@/lib/messages/text';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { isFromProductName, normaliseTerm } from '@/lib/seo/shop-words';
import { categoryName } from '../category-name';
import { listTitle } from '../list-title';
import { findSearchPage } from './find-search-page';
import type { SearchView } from './search-view';

/** Search engines cut longer descriptions. */
const DESCRIPTION_MAX = 160;

/** Only searches for the shop's own words, in default order, are indexed (docs/adr/0039). */
export async function searchMetadata(searched: SearchView | undefined): Promise<Metadata> {
  const page = await findSearchPage(searched);
  if (!page) return notFoundMetadata();
  const { view, found } = page;
  const text = await getText();
  const category = await categoryName(view.category, text.language);
  return pageMetadata({
    title: listTitle(text, text('search.results_for', { term: view.term }), view, category),
    description: describe(text, found.products),
    path: paths.search(normaliseTerm(view.term)),
    indexed: isFirstView(view) && isFromProductName(view.term, found.products),
  });
}

/** A description that names the first products, as many as fit. */
function describe(text: Text, products: readonly { name: string }[]): string | undefined {
  const names = [...new Set(products.map(({ name }) => name))];
  return [3, 2, 1]
    .filter((count) => count <= names.length)
    .map((count) => text('seo.category', { names: names.slice(0, count).join(', ') }))
    .find((description) => description.length <= DESCRIPTION_MAX);
}

const isFirstView = ({ category, sort, filter, page }: SearchView) =>
  category === '' && sort === '' && filter === '' && page === 1;
