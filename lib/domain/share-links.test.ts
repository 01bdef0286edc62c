import { SHARE_LINKS } from './share-links';

const SHARED = { text: 'Onion & more (வெங்காயம்) at Koodai:', url: 'https://shop.example/product-detail/onion' };

const addressOf = (wanted: string) =>
  new URL(SHARE_LINKS.find(({ target }) => target === wanted)?.href(SHARED) ?? 'about:blank');

test('[d31.three] decisions 31: WhatsApp, Facebook and X, in this order', () => {
  expect(SHARE_LINKS.map(({ target }) => target)).toEqual(['whatsapp', 'facebook', 'x']);
});

test('each contains the link, and the text if the site supports one, in any script', () => {
  expect(addressOf('whatsapp').searchParams.get('text')).toBe(`${SHARED.text} ${SHARED.url}`);
  expect(Object.fromEntries(addressOf('facebook').searchParams)).toEqual({ u: SHARED.url });
  expect(Object.fromEntries(addressOf('x').searchParams)).toEqual(SHARED);
});

test('a space is encoded as %20, because apps would show a plus', () => {
  for (const { href } of SHARE_LINKS) expect(href(SHARED)).not.toContain('+');
});
