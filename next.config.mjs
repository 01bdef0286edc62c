import { addressRedirects, addressRewrites } from './lib/config/addresses.mjs';

/** @type {import('next').NextConfig} */
const config = {
  // `page.dev.tsx` is a page for developers only.
  pageExtensions: process.env.NODE_ENV === 'development' ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  cacheComponents: true,
  partialPrefetching: true,
  cacheMaxMemorySize: 128 * 1024 * 1024,
  // Sizes are made at import; without this /_next/image would scale anything on request.
  images: { unoptimized: true },
  devIndicators: false,
  experimental: {
    isrFlushToDisk: false,
    globalNotFound: true,
    caseSensitiveRoutes: true,
  },
  redirects: async () => addressRedirects(),
  rewrites: async () => ({ beforeFiles: addressRewrites() }),
};

export default config;
