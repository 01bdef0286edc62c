import { text } from '@/lib/messages/text';
import type { FeedItem } from './read-feed';
import { type CrawledPage, ofType } from './read-page';

/** A product's price data on a page or in the feed; `was` is the struck price. */
export type Facts = { price: string; was: string | undefined; available: boolean };

const rupees = (shown: string) => Number(shown.replace(/[^\d.]/g, '')).toFixed(2);

/** As shown in the bar next to Add to Cart. */
function onPage({ $ }: CrawledPage): Facts {
  const bar = $('main section').filter((_, section) => $(section).attr('aria-label') === $('h1').text());
  const was = bar.find('s').first().clone();
  was.find('span').remove();
  return {
    price: rupees(bar.find('b').first().text()),
    was: was.length > 0 ? rupees(was.text()) : undefined,
    available: !bar.text().includes(text('card.out_of_stock')),
  };
}

type Offer = {
  price: string;
  availability: string;
  priceSpecification: { price: string; priceType?: string }[];
};

function inJsonLd(page: CrawledPage): Facts {
  const product = ofType(page, 'Product');
  if (!product) throw new Error('a page without a product');
  const offer = product.offers as Offer;
  return {
    price: offer.price,
    was: offer.priceSpecification.find(({ priceType }) => priceType?.endsWith('StrikethroughPrice'))?.price,
    available: offer.availability === 'https://schema.org/InStock',
  };
}

function inTags(page: CrawledPage): Facts {
  return {
    price: page.meta('product:price:amount') ?? '',
    was: page.meta('product:original_price:amount'),
    available: page.meta('product:availability') === 'in stock',
  };
}

export function factsOfFeed(item: FeedItem): Facts {
  const amount = (price: string) => price.replace(' INR', '');
  return {
    price: amount(item['g:sale_price'] ?? item['g:price']),
    was: item['g:sale_price'] ? amount(item['g:price']) : undefined,
    available: item['g:availability'] === 'in_stock',
  };
}

/** The same facts from three sources: the visible page, Open Graph tags and JSON-LD. */
export function factsOfPage(page: CrawledPage): Record<'shown' | 'tags' | 'jsonLd', Facts> {
  return { shown: onPage(page), tags: inTags(page), jsonLd: inJsonLd(page) };
}
