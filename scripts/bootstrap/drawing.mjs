import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './root.mjs'

const require = createRequire(import.meta.url)

/**
 * What the build made of a drawing (build-drawings.mjs); read when it is first needed.
 * @param {string} name
 * @returns {import('../../lib/platform/page-cache/written-pages.mjs').Drawing}
 */
export function drawingOf(name) {
  let made
  const drawing = () => {
    made ??= require(path.join(root, process.env.NEXT_DIST_DIR || '.next', 'drawings', `${name}.cjs`))
    return made
  }
  return { draw: (answer) => drawing().draw(answer), drawFailed: (href) => drawing().drawFailed(href) }
}
