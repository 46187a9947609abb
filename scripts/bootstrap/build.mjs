import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runProcess } from './processes.mjs'
import { hashOf, root } from './project.mjs'
import { Failure, withProgress } from './terminal.mjs'

/** The inputs of a build, including its scripts. Tests and docs are not among them. */
const SOURCES = [
  ...['app', 'components', 'lib', 'messages', 'server/page-cache', 'public', 'prisma/schema'],
  ...['scripts/build.mjs', 'scripts/bootstrap/build.mjs'],
  ...[
    'site.config.ts',
    'proxy.ts',
    'instrumentation.ts',
    'instrumentation-node.ts',
    'next.config.mjs',
    'postcss.config.mjs',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
]

/** Runs npm run build, unless the folder was built from the same sources. All other settings are read when a page is served. */
export async function buildIfChanged(folder) {
  const hashFile = path.join(root, folder, 'built-from')
  const hash = hashOf(root, SOURCES)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return
  rmSync(hashFile, { force: true })
  const { code, output } = await withProgress('Building', () =>
    runProcess(process.execPath, ['scripts/build.mjs'], {
      cwd: root,
      env: { ...process.env, NEXT_DIST_DIR: folder },
    }),
  )
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe build failed, see above.`)
  writeFileSync(hashFile, hash)
}

/**
 * One build serves any site, with or without data. It uses an address that no site has, so that the server renders each page again at its first
 * request, with the server's own settings, such as SAMPLE_DATA.
 */
export const buildEnvironment = (env) => ({
  ...env,
  SITE_URL: 'http://build.invalid',
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
})

/** A V8 compile hint (Chromium 136 and newer); other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Lets browsers compile the scripts of every page (React, Next's router) off the main thread while they load. By default V8 compiles
 * each function when it is first called: hundreds of them in the first task of the page.
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
