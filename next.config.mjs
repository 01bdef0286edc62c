import { addressRewrites } from './lib/config/addresses.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // `page.dev.tsx` is a page for developers only.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // The lint checks all types; a build what it is made of, which takes 1.1 GB in place of 1.8.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The front makes them (server/etag.ts): Next goes through a page letter by letter, for 4 ms.
  generateEtags: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  cacheMaxMemorySize: 128 * 1024 * 1024,
  // Sizes are made at import; without this /_next/image would scale anything on request.
  images: { unoptimized: true },
  devIndicators: false,
  // One names the drivers of every store it can use, the other's connections are the whole process's (server/outgoing).
  serverExternalPackages: ['rate-limiter-flexible', 'undici'],
  // Every page is whole in the cache, with its metadata in the head: a crawler gets what a browser gets.
  htmlLimitedBots: /^$/,
  turbopack: {
    resolveAlias: {
      // The package's other half is for React, and unused.
      'cookies-next/client': './node_modules/cookies-next/lib/client/cookie-functions.js',
      // The router would keep pages that were left, hidden in the document.
      './bfcache-state-manager': './lib/client/shown-page.ts',
    },
  },
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    caseSensitiveRoutes: true,
    cssChunking: { type: 'graph', requestCost: 1_200 },
  },
  rewrites: async () => addressRewrites(),
};

export default config;
