import 'server-only';
import { JsonLdScript } from 'next-seo';
import { paths } from '@/lib/config/paths';
import type { ProductPage } from '@/lib/contract/bff/product';
import { PAGE_SIZE } from '@/lib/domain/list-sizes';
import { useText } from '@/lib/messages/use-text';
import { pageUrl } from './origin';

type Props = { name: string; found: ProductPage };

/** ItemList JSON-LD for one page of a list; positions count from the first page. */
export function ListData({ name, found }: Props) {
  const { language } = useText();
  if (found.products.length === 0) return null;
  const before = (found.page - 1) * PAGE_SIZE;
  return (
    <JsonLdScript
      scriptKey="list-jsonld"
      data={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name,
        numberOfItems: found.count,
        itemListElement: found.products.map((product, index) => ({
          '@type': 'ListItem',
          position: before + index + 1,
          url: pageUrl(language, paths.product(product.slug)),
          name: product.name,
        })),
      }}
    />
  );
}
