import { pictureAhead } from './first-picture';

const HEAD = '<html><head><link rel="icon"/><style></style></head>';
const picture = (attributes: string, source = '') =>
  `<picture>${source}<img class="a" src="/m/a-320.webp" ${attributes}/></picture>`;
const OWN = 'srcSet="/m/a-320.webp 320w, /m/a-480.webp 480w" sizes="(min-width: 640px) 40vw, 274px"';
const URGENT = `${OWN} fetchPriority="high"`;

/** What has come before all else in the head. */
function asked(body: string): string {
  const page = pictureAhead(`${HEAD}<body>${body}</body></html>`);
  expect(page.endsWith(`${HEAD.slice('<html><head>'.length)}<body>${body}</body></html>`)).toBe(true);
  return page.slice('<html><head>'.length, page.indexOf('<link rel="icon"/>'));
}

test('the first picture of a high priority is asked for, in the widths and for the sizes that the page gives it', () => {
  const other = picture('srcSet="/m/b-320.webp 320w" sizes="10px" fetchPriority="auto"');
  const second = picture('srcSet="/m/c-320.webp 320w" sizes="10px" fetchPriority="high"');
  expect(asked(other + picture(URGENT) + second)).toBe(
    '<link rel="preload" as="image" imagesrcset="/m/a-320.webp 320w, /m/a-480.webp 480w" imagesizes="(min-width: 640px) 40vw, 274px" fetchpriority="high"/>',
  );
});

test('a page that asks for it already stays as it is', () => {
  const page = pictureAhead(`${HEAD}${picture(URGENT)}</html>`);
  expect(pictureAhead(page)).toBe(page);
});

test('of two kinds the better one is asked for, by browsers that know it', () => {
  const source = '<source type="image/avif" srcSet="/m/a-320.avif 320w" sizes="100vw"/>';
  expect(asked(picture(URGENT, source))).toBe(
    '<link rel="preload" as="image" imagesrcset="/m/a-320.avif 320w" imagesizes="100vw" type="image/avif" fetchpriority="high"/>',
  );
});

test.each([
  ['no picture', '<h1>Cart</h1>'],
  ['none that is urgent', picture(`${OWN} fetchPriority="auto"`)],
  ['one without widths', picture('fetchPriority="high"')],
])('of %s nothing is asked for', (_what, body) => {
  expect(asked(body)).toBe('');
});
