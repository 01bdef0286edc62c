import { preloadFirstPicture } from './first-picture';

const HEAD = '<html><head><link rel="icon"/><style></style></head>';
const picture = (attributes: string, source = '') =>
  `<picture>${source}<img class="a" src="/m/a-320.webp" ${attributes}/></picture>`;
const OWN = 'srcSet="/m/a-320.webp 320w, /m/a-480.webp 480w" sizes="(min-width: 640px) 40vw, 274px"';
const URGENT = `${OWN} fetchPriority="high"`;

/** What was added at the start of the head. */
function preloadIn(body: string): string {
  const page = preloadFirstPicture(`${HEAD}<body>${body}</body></html>`);
  expect(page.endsWith(`${HEAD.slice('<html><head>'.length)}<body>${body}</body></html>`)).toBe(true);
  return page.slice('<html><head>'.length, page.indexOf('<link rel="icon"/>'));
}

test('the first picture of high priority is preloaded with its srcset and sizes', () => {
  const other = picture('srcSet="/m/b-320.webp 320w" sizes="10px" fetchPriority="auto"');
  const second = picture('srcSet="/m/c-320.webp 320w" sizes="10px" fetchPriority="high"');
  expect(preloadIn(other + picture(URGENT) + second)).toBe(
    '<link rel="preload" as="image" imagesrcset="/m/a-320.webp 320w, /m/a-480.webp 480w" imagesizes="(min-width: 640px) 40vw, 274px" fetchpriority="high"/>',
  );
});

test('a page with the preload link stays unchanged', () => {
  const page = preloadFirstPicture(`${HEAD}${picture(URGENT)}</html>`);
  expect(preloadFirstPicture(page)).toBe(page);
});

test('of two formats the source is preloaded, with its type', () => {
  const source = '<source type="image/avif" srcSet="/m/a-320.avif 320w" sizes="100vw"/>';
  expect(preloadIn(picture(URGENT, source))).toBe(
    '<link rel="preload" as="image" imagesrcset="/m/a-320.avif 320w" imagesizes="100vw" type="image/avif" fetchpriority="high"/>',
  );
});

test.each([
  ['no picture', '<h1>Cart</h1>'],
  ['no picture of high priority', picture(`${OWN} fetchPriority="auto"`)],
  ['a picture without srcset', picture('fetchPriority="high"')],
])('for %s nothing is preloaded', (_what, body) => {
  expect(preloadIn(body)).toBe('');
});
