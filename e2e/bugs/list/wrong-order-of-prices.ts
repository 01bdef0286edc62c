import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'Sorting by price ignores offers.',
  part: 'shop API',
  file: 'shop-api/modules/catalogue/ordering.ts',
  within: 'price_asc: [sql`${payPrice} asc`]',
  find: 'sql`${payPrice} asc`',
  plant: 'sql`${products.pricePaise} asc`',
  seenBy: {
    unit: ['shop-api/modules/catalogue/listings.test.ts'],
    e2e: { file: 'no-script.spec.ts', test: 'a list can be sorted and filtered' },
  },
};
