import { addressRewrites } from './lib/config/addresses.mjs';
import { browserAliases } from './lib/config/left-out.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  // `page.dev.tsx` is a page in development only.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // The build type-checks only its own sources, which takes 1.1 GB instead of 1.8; lint checks all.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // server/cache/etag.ts creates them: Next hashes a page character by character, which takes 4 ms.
  generateEtags: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  cacheMaxMemorySize: 128 * 1024 * 1024,
  // Sizes are created at import; otherwise /_next/image would resize any image on request.
  images: { unoptimized: true },
  devIndicators: false,
  // The first imports optional drivers; the second must share one connection pool per process (server/http/outgoing).
  serverExternalPackages: ['rate-limiter-flexible', 'undici'],
  // Cached pages are complete, with metadata in the head, so crawlers get the same HTML as browsers.
  htmlLimitedBots: /^$/,
  turbopack: {
    resolveAlias: {
      // Only the framework-independent half of the package; its React hooks are unused.
      'cookies-next/client': './node_modules/cookies-next/lib/client/cookie-functions.js',
      // Next's router would keep previous pages hidden in the document.
      './bfcache-state-manager': './lib/client/page/shown-page.ts',
      ...(isDevelopment ? {} : browserAliases()),
    },
  },
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    caseSensitiveRoutes: true,
    cssChunking: { type: 'graph', requestCost: 1_200 },
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
  },
  rewrites: async () => addressRewrites(),
};

export default config;
