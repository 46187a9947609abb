import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findDataFolder } from '../../../scripts/bootstrap/postgres/folder.mjs'
import { commandOf } from '../../../scripts/bootstrap/processes.mjs'
import { root } from '../../../scripts/bootstrap/project.mjs'

const BUILD = '.next-test'
const NOT_COPIED = ['.data', '.env', '.git', '.next', BUILD, 'coverage', 'node_modules', 'test-results']

/**
 * A copy of this project in its own folder, with its packages and its test build, so that a start takes seconds. Without the build for a copy whose
 * sources the test changes.
 */
export function copyProject({ isBuilt = true } = {}) {
  // On the same disk, so that the packages can be hard links.
  const folder = mkdtempSync(path.join(root, '.data', 'a clone of mine '))
  chmodSync(folder, 0o755)
  for (const name of readdirSync(root).filter((entry) => !NOT_COPIED.includes(entry))) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  const isCached = (source) => path.basename(source) === 'cache' && path.dirname(source) === path.join(root, BUILD)
  if (isBuilt)
    cpSync(path.join(root, BUILD), path.join(folder, BUILD), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isCached(source),
    })
  copyPackages(path.join(folder, 'node_modules'))
  return {
    folder,
    settings: { NEXT_DIST_DIR: BUILD },
    remove: () => {
      for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL')
      rmSync(findDataFolder(folder), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Hard links where the system can. With a symbolic link an npm ci there would empty this project's folder. */
function copyPackages(target) {
  const linked = spawnSync('cp', ['-al', path.join(root, 'node_modules'), target])
  if (linked.status !== 0) cpSync(path.join(root, 'node_modules'), target, { recursive: true, verbatimSymlinks: true })
}

/** Loading the sample data and starting take ten seconds, on a machine with much other work minutes. */
const TIMEOUT_MS = 600_000

/** Starts `npm run demo` there, as from a terminal. */
export function startDemo({ folder, settings }, env = {}) {
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn('npm', ['run', '--silent', 'demo'], {
    cwd: folder,
    // On a busy machine PostgreSQL may need more than the three seconds that a page gives it.
    env: { ...inherited, DATABASE_PATIENCE: '20', ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const ended = new Promise((resolve) =>
    child.once('close', (status, signal) => resolve({ status, signal, output: output.trim() })),
  )
  return {
    pid: child.pid,
    ended,
    /** Ctrl-C and other terminal signals reach the whole process group. */
    signalTerminal: (signal) => process.kill(-child.pid, signal),
    signalNpm: (signal) => process.kill(child.pid, signal),
    output: () => output,
    async waitForOutput(text) {
      const stop = Date.now() + TIMEOUT_MS
      while (!output.includes(text)) {
        if (Date.now() > stop || child.exitCode !== null)
          throw new Error(`The output never contained "${text}", but:\n${output}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

/** Running processes of this copy: its server and its PostgreSQL name the folder, or run in it. */
export function processesOf(folder) {
  const listed = execFileSync('ps', ['-Ao', 'pid='], { encoding: 'utf8' }).split('\n').map(Number)
  const mentionsFolder = (command) => command.includes(folder) || command.includes(findDataFolder(folder))
  return listed.filter((pid) => pid !== process.pid && (mentionsFolder(commandOf(pid) ?? '') || cwdOf(pid) === folder))
}

function cwdOf(pid) {
  try {
    return execFileSync('readlink', [`/proc/${pid}/cwd`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
