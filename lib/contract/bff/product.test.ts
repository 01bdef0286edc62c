import { cardsQuery } from './product';

test('slugs are parsed from a comma-separated list', () => {
  expect(cardsQuery.parse({ slugs: 'onion,big-onion' })).toEqual({ slugs: ['onion', 'big-onion'] });
});

test.each(['', 'onion,', '../onion', 'Onion', Array(13).fill('onion').join(',')])(
  '%j is not a valid list of slugs',
  (slugs) => {
    expect(cardsQuery.safeParse({ slugs }).success).toBe(false);
  },
);
