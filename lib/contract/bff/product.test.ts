import { cardsQuery } from './product';

test('slugs come as one text', () => {
  expect(cardsQuery.parse({ slugs: 'onion,big-onion' })).toEqual({ slugs: ['onion', 'big-onion'] });
});

test.each(['', 'onion,', '../onion', 'Onion', Array(13).fill('onion').join(',')])(
  '%j is no list of slugs',
  (slugs) => {
    expect(cardsQuery.safeParse({ slugs }).success).toBe(false);
  },
);
