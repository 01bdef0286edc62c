import { serialize as originalSerialize } from 'cookie';
import { isLocalURL as originalIsLocal } from 'next/dist/shared/lib/router/utils/is-local-url';
import { isAbsoluteUrl as originalIsAbsolute } from 'next/dist/shared/lib/utils';
import { serialize } from './cookie';
import { isAbsoluteUrl, isLocalURL } from './link-urls';

const attributesOf = (cookie: string) => cookie.split('; ').map((one) => one.toLowerCase());

test.each([true, false])('a cookie is written as by the package (secure: %s)', (secure) => {
  for (const sameSite of ['lax', 'strict'] as const) {
    const options = { path: '/', maxAge: 600, sameSite, secure };
    const written = attributesOf(serialize('koodai-remember', 'a b;c', options));
    expect(written.toSorted()).toEqual(
      attributesOf(originalSerialize('koodai-remember', 'a b;c', options)).toSorted(),
    );
  }
});

const URLS = [
  '/cart',
  '/ta/search/a%3Ab?page=2#main',
  '#main',
  '//elsewhere.example/a',
  `${window.location.origin}/cart`,
  'https://elsewhere.example/cart',
  'HTTPS://elsewhere.example',
  'tel:+919843012345',
  'mailto:shop@koodai.example',
  'http://',
];

test.each(URLS)('a link judges %s as by Next', (url) => {
  expect([isAbsoluteUrl(url), isLocalURL(url)]).toEqual([originalIsAbsolute(url), originalIsLocal(url)]);
});
