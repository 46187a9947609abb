import path from 'node:path'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  // Turbopack looks for proxy.ts and instrumentation.ts in the repository's root: without this setting the floor would run the product's.
  pageExtensions: ['floor.tsx', 'floor.ts'],
  // Behind the nginx example a page without a policy gets one that allows no scripts.
  headers: async () => [
    { source: '/:path*', headers: [{ key: 'content-security-policy', value: "default-src 'self' 'unsafe-inline'" }] },
  ],
  // Next is installed in the repository's root.
  turbopack: { root: path.join(import.meta.dirname, '../..') },
}

export default config
