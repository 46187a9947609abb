import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { hashOf } from './hash.mjs'
import { runProcess } from './processes.mjs'
import { during } from './progress.mjs'
import { root } from './root.mjs'

/** Everything a build reads, and what makes it. Tests and documents do not change it. */
const SOURCES = [
  ...['app', 'components', 'lib', 'server/page-cache', 'public', 'prisma/schema', 'data'],
  ...['scripts/build.mjs', 'scripts/bootstrap/compile-hint.mjs'],
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
