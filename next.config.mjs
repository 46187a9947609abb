/** @type {import('next').NextConfig} */
const config = {
  // The tests build beside a running server's build.
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // Types are checked by npm run check, tests among them; a build makes what was checked.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // Pictures are made beforehand (lib/media/rules.ts); this also closes /_next/image.
  images: { unoptimized: true },
  // The sign-up form links to the short addresses.
  redirects: async () => [
    { source: '/terms', destination: '/terms-of-service', permanent: true },
    // A generated page cannot tell queries apart, so further pages of a list are pages of their own.
    {
      source: '/:careType(daycare|preschool|montessori)/:location',
      has: [{ type: 'query', key: 'page', value: '(?<page>[2-9]|[1-9][0-9]{1,3})' }],
      destination: '/:careType/:location/page/:page',
      permanent: true,
    },
    { source: '/privacy', destination: '/privacy-policy', permanent: true },
  ],
  headers: async () => [
    {
      // A file there never changes under its name.
      source: '/media/:path*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

export default config
