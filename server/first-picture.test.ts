import { linkToFirstPicture } from './first-picture';

const picture = (attributes: string, source = '') =>
  `<main><picture>${source}<img class="a" src="/m/a-320.webp" ${attributes}/></picture></main>`;
const OWN = 'srcSet="/m/a-320.webp 320w, /m/a-480.webp 480w" sizes="(min-width: 640px) 40vw, 274px"';

test('the first picture with a high priority is named, in the widths and for the sizes that the page gives it', () => {
  const other = picture('srcSet="/m/b-320.webp 320w" sizes="10px" fetchPriority="auto"');
  const second = picture('srcSet="/m/c-320.webp 320w" sizes="10px" fetchPriority="high"');
  expect(linkToFirstPicture(other + picture(`${OWN} fetchPriority="high"`) + second)).toBe(
    '</m/a-320.webp>; rel=preload; as=image; imagesrcset="/m/a-320.webp 320w, /m/a-480.webp 480w"; imagesizes="(min-width: 640px) 40vw, 274px"; fetchpriority=high',
  );
});

test('of two kinds the better one is asked for, by browsers that know it', () => {
  const source = '<source type="image/avif" srcSet="/m/a-320.avif 320w" sizes="100vw"/>';
  expect(linkToFirstPicture(picture(`${OWN} fetchPriority="high"`, source))).toBe(
    '</m/a-320.avif>; rel=preload; as=image; imagesrcset="/m/a-320.avif 320w"; imagesizes="100vw"; type="image/avif"; fetchpriority=high',
  );
});

test.each([
  ['no picture', '<main><h1>Cart</h1></main>'],
  ['none that is urgent', picture(`${OWN} fetchPriority="auto"`)],
  ['one without widths', picture('fetchPriority="high"')],
  [
    'a name that would end the header',
    picture('srcSet="/m/a;&quot;.webp 320w" sizes="1px" fetchPriority="high"'),
  ],
  ['a name of other letters', picture('srcSet="/m/தக்காளி.webp 320w" sizes="1px" fetchPriority="high"')],
])('%s: nothing is asked for', (_what, html) => {
  expect(linkToFirstPicture(html)).toBeUndefined();
});
