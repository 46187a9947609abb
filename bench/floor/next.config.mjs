import path from 'node:path'

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  // Next is installed in the repository's root.
  turbopack: { root: path.join(import.meta.dirname, '../..') },
}

export default config
