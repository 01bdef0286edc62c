import { foldForSearch, searchTextOf } from './fold';

describe('folding words for search', () => {
  it.each([
    ['தக்காளி', 'thakkali', 'takkali', 'Thakkaali'],
    ['வெண்டைக்காய்', 'vendakkai', 'vendaikai', 'VENDAKAI'],
    ['வாழை', 'vazhai', 'vaazhai', 'valai'],
    ['tomato', 'tomatto', ' Tomato! ', 'tomáto'],
  ])('gives %s, %s, %s and %s the same form', (...spellings) => {
    expect(new Set(spellings.map(foldForSearch)).size).toBe(1);
  });

  it.each(['', '   ', '%', "'; drop table products; --", '\u0000\\_', 'किताब', '🍅', 'ா்'])(
    'leaves only letters, digits and single spaces of %j',
    (text) => {
      expect(foldForSearch(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
    },
  );

  it('puts the name first and every phrase once', () => {
    const text = searchTextOf({
      name: 'Tomato',
      name2: 'தக்காளி',
      localName: 'Thakkali',
      keywords: 'takkali,tomato',
    });
    expect(text).toBe(' tomato takali ');
  });
});
