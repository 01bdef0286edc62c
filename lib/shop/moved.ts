import 'server-only';
import type { Moved } from '@/lib/contract/bff/moved';
import { movedaddresses } from '@/lib/contract/shop/catalogue';
import { type Caller, shopFetch } from './shop-fetch';

/** The current slugs of products and categories, by their old slugs. */
export async function listMoved(caller: Caller): Promise<Moved> {
  const { data } = await shopFetch(movedaddresses, {}, caller);
  return {
    products: Object.fromEntries(data.products.map((moved) => [moved.old_slug, moved.product_slug])),
    categories: Object.fromEntries(data.categories.map((moved) => [moved.old_slug, moved.category_slug])),
  };
}
