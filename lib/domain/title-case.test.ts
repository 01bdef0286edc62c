import { titleCase } from './title-case';

test.each([
  ['fresh fruits', 'Fresh Fruits'],
  ['keerai (leafy greens)', 'Keerai (Leafy Greens)'],
  ["today's herbs & salads", "Today's Herbs & Salads"],
  ['ISO ready mixes', 'ISO Ready Mixes'],
  ['பழங்கள்', 'பழங்கள்'],
])('[2.listing.breadcrumb] the category %s is %s in the breadcrumb', (name, shown) => {
  expect(titleCase(name)).toBe(shown);
});
