import path from 'node:path'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  // Next itself is installed above.
  turbopack: { root: path.join(import.meta.dirname, '../..') },
}

export default config
