import type { Metadata } from 'next';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { notFoundMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { isShopWord, oneSpelling } from '@/lib/seo/shop-word';
import { findSearchPage } from './find-search-page';
import type { SearchView } from './search-view';

/** Products that a description names. */
const NAMED = 3;

/** Search engines are shown what is found by the shop's own words, as the shop lists it (docs/adr/0039). */
export async function searchMetadata(searched: SearchView | undefined): Promise<Metadata> {
  const page = await findSearchPage(searched);
  if (!page) return notFoundMetadata();
  const { view, found } = page;
  const text = await getText();
  const names = [...new Set(found.products.map(({ name }) => name))].slice(0, NAMED).join(', ');
  return pageMetadata({
    title: text('search.results_for', { term: view.term }),
    description: names && text('seo.category', { names }),
    path: paths.search(oneSpelling(view.term)),
    indexed: isFirstView(view) && isShopWord(view.term, found.products),
  });
}

const isFirstView = ({ category, sort, filter, page }: SearchView) =>
  category === '' && sort === '' && filter === '' && page === 1;
