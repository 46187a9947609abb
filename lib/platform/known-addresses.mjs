import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Whether a path is the address of a page or endpoint, by the list that the build writes of its own. What it does not know is
 * answered with the kept page "not found".
 *
 * @param {string} [folder] the build's
 * @returns {(path: string) => boolean}
 */
export function readKnownAddresses(folder = process.env.NEXT_DIST_DIR || '.next') {
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(path.join(folder, 'routes-manifest.json'), 'utf8'))
  const known = new RegExp([...staticRoutes, ...dynamicRoutes].map(({ regex }) => regex).join('|'))
  return (address) => known.test(address)
}
