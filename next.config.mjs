import createNextIntlPlugin from 'next-intl/plugin'
import { ENDPOINT_POLICY, FRAMED_MAIL_POLICY } from './lib/platform/security/content-security-policy.mjs'

/** The first words of addresses that are not pages. */
const NOT_PAGES = [
  'api/',
  'icons/',
  'media/',
  'pictures/',
  'share-images/',
  'sitemaps/',
  'videos/',
  '_next/',
  'en/',
  'en$',
]

/** @type {import('next').NextConfig} */
const config = {
  // The tests build into a folder of their own, so that a running server's build stays.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // npm run check checks the types, so a build does not check them again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // The page cache computes a page's ETag once. Next would compute it per request, half the cost of serving a cached page.
  generateEtags: false,
  // The first two load their own files by path; prom-client must be the same instance that the server uses.
  serverExternalPackages: ['graphile-worker', 'pdfkit', 'prom-client'],
  // Extends Next's own handler. Do not set `cacheMaxMemorySize` to 0: that disables its memory cache.
  cacheHandler: import.meta.resolve('./server/page-cache/handler.mjs'),
  reactStrictMode: true,
  turbopack: { resolveAlias: { zod: { browser: './lib/platform/config/browser-zod.ts' } } },
  // See app/global-not-found.tsx.
  experimental: { globalNotFound: true, preloadEntriesOnStart: false },
  // Picture sizes are generated in advance (lib/media/rules.ts); this also disables /_next/image.
  images: { unoptimized: true },
  // The sign-up form links to the short addresses.
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path+', destination: '/:path+', permanent: true },
    { source: '/terms', destination: '/terms-of-service', permanent: true },
    // A generated page ignores the query, so the further pages of a list have their own paths.
    {
      source: '/:careType(daycare|preschool|montessori)/:location',
      has: [{ type: 'query', key: 'page', value: '(?<page>[2-9]|[1-9][0-9]{1,3})' }],
      destination: '/:careType/:location/page/:page',
      permanent: true,
    },
    { source: '/provider/google/:placeId', destination: '/provider/:placeId', permanent: true },
    { source: '/search/map', destination: '/search?view=map', permanent: true },
    { source: '/privacy', destination: '/privacy-policy', permanent: true },
  ],
  // A Google place id has a page rendered per request, from Google's data. The pattern is the one in lib/places/google/rules.ts.
  rewrites: async () => ({
    beforeFiles: [
      // The addresses at which browsers and phones look for icons: app/icons.
      {
        source: '/:file(icon.svg|favicon.ico|apple-touch-icon.png|icon-192.png|icon-512.png)',
        destination: '/icons/:file',
      },
      { source: '/provider/:placeId(ChIJ[A-Za-z0-9_-]{10,120})', destination: '/en/provider/google/:placeId' },
    ],
    // Pages are in app/[locale]; the addresses of the first language have no prefix.
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!${NOT_PAGES.join('|')}).*)`, destination: '/en/:path' },
    ],
  }),
  // All others: server/response-headers.mjs. Patterns without named parameters: Next would substitute a name into each header, on every
  // request.
  headers: async () => [
    { source: '/api/(.*)', headers: [{ key: 'content-security-policy', value: ENDPOINT_POLICY }] },
    {
      source: '/dev/mail/:id/html',
      headers: [
        { key: 'content-security-policy', value: FRAMED_MAIL_POLICY },
        { key: 'x-frame-options', value: 'SAMEORIGIN' },
      ],
    },
    {
      // The content of a file name never changes.
      source: '/media/(.*)',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

/** Compiles messages at build time: https://next-intl.dev/docs/usage/plugin */
const withMessages = createNextIntlPlugin({
  requestConfig: './lib/platform/language/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
})

export default withMessages(config)
