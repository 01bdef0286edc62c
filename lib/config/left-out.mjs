/**
 * Parts of the framework and of packages that the shop does not use, each as the file `by` imports it, with the file of
 * lib/client/left-out that browsers get instead (docs/adr/0044).
 *
 * @type {{ part: string, by: string[], instead: string }[]}
 */
export const LEFT_OUT = [
  {
    part: './reducers/server-action-reducer',
    by: ['next/dist/client/components/router-reducer/router-reducer.js'],
    instead: 'server-actions.ts',
  },
  {
    part: '../../../lib/constants',
    by: [
      'next/dist/client/components/router-reducer/fetch-server-response.js',
      'next/dist/client/components/segment-cache/cache.js',
    ],
    instead: 'constants.ts',
  },
  {
    part: '../../shared/lib/instant-messages',
    by: ['next/dist/client/components/app-router-state.js'],
    instead: 'nothing.ts',
  },
  {
    part: '../build/polyfills/polyfill-module',
    by: ['next/dist/client/app-globals.js'],
    instead: 'nothing.ts',
  },
  {
    part: 'next/dist/compiled/process',
    by: ['next/dist/build/polyfills/process.js'],
    instead: 'nothing.ts',
  },
  {
    part: './lazy-dynamic/loadable',
    by: ['next/dist/shared/lib/app-dynamic.js'],
    instead: 'loadable.ts',
  },
  {
    part: '../../shared/lib/router/utils/format-url',
    by: ['next/dist/client/app-dir/link.js'],
    instead: 'link-urls.ts',
  },
  {
    part: '../../shared/lib/router/utils/is-local-url',
    by: ['next/dist/client/app-dir/link.js'],
    instead: 'link-urls.ts',
  },
  {
    part: '../../shared/lib/utils',
    by: ['next/dist/client/app-dir/link.js'],
    instead: 'link-urls.ts',
  },
  {
    part: 'use-sync-external-store/shim',
    by: ['swr/dist/use-swr-emll9s78.mjs'],
    instead: 'use-sync-external-store.ts',
  },
  {
    part: 'cookie',
    by: ['cookies-next/lib/client/cookie-functions.js'],
    instead: 'cookie.ts',
  },
];

export function browserAliases() {
  return Object.fromEntries(
    LEFT_OUT.map(({ part, instead }) => [part, { browser: `./lib/client/left-out/${instead}` }]),
  );
}
