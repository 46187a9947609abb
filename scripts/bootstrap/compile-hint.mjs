import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Understood by Chromium 136 and newer; a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers compile what every page begins with (React, Next's router) while it comes in, beside the main thread. By itself V8 compiles a
 * function when it is first called, hundreds of them in the one task that begins the page. docs/decisions/0315 says what it brings.
 *
 * @param {string} folder of the build
 */
export function hintCompilation(folder) {
  const { rootMainFiles } = JSON.parse(readFileSync(path.join(folder, 'build-manifest.json'), 'utf8'))
  for (const name of rootMainFiles) {
    const file = path.join(folder, name)
    const source = readFileSync(file, 'utf8')
    if (!source.startsWith(HINT)) writeFileSync(file, HINT + source)
  }
}
