import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runProcess } from './processes.mjs'
import { hashOf, root } from './project.mjs'
import { during, Failure } from './terminal.mjs'

/** Everything a build reads, and what makes it. Tests and documents do not change it. */
const SOURCES = [
  ...['app', 'components', 'lib', 'server/page-cache', 'public', 'prisma/schema', 'data'],
  ...['scripts/build.mjs', 'scripts/bootstrap/build.mjs'],
  ...[
    'proxy.ts',
    'instrumentation.ts',
    'next.config.mjs',
    'postcss.config.mjs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
]

/** npm run build, unless that folder was built from these very sources. What else a page needs is read when it is served. */
export async function buildIfChanged(folder) {
  const stamp = path.join(root, folder, 'built-from')
  const source = hashOf(root, SOURCES)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return
  rmSync(stamp, { force: true })
  const { code, output } = await during('Building', () =>
    runProcess(process.execPath, ['scripts/build.mjs'], {
      cwd: root,
      env: { ...process.env, NEXT_DIST_DIR: folder },
    }),
  )
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe build failed as said above.`)
  writeFileSync(stamp, source)
}

/** Understood by Chromium 136 and newer; a comment to all others. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers compile what every page begins with (React, Next's router) while it comes in, beside the main thread. By itself V8 compiles a
 * function when it is first called, hundreds of them in the one task that begins the page.
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
