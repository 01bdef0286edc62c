import { toBannerLink, toLink } from './links';

test("[3.site] decisions 21: 'javascript:;' gives no link", () => {
  expect(toLink('javascript:;')).toBeUndefined();
  expect(toLink('')).toBeUndefined();
  expect(toLink('http://plain.example')).toBeUndefined();
  expect(toLink('https://example.org/shop')).toBe('https://example.org/shop');
});

test.each([
  ['/category/keerai?page=2', '/category/keerai?page=2'],
  ['/ta/category/keerai', '/category/keerai'],
  ['/ta?sort=name', '/?sort=name'],
  ['/ta//evil.example', ''],
  ['https://example.org/farm', 'https://example.org/farm'],
  ['javascript:;', ''],
  ['//evil.example', ''],
  ['', ''],
])('decisions 21: a banner with the link %j leads to %j', (link, address) => {
  expect(toBannerLink(link)).toBe(address);
});
