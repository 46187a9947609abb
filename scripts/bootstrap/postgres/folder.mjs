import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { commandOf, waitForEnd } from '../processes.mjs'
import { Failure } from '../terminal.mjs'
import { findBinaries, tryBinaries } from './binaries.mjs'

/** Name of the link in .data to the folder outside of the project. */
const OUTSIDE = 'outside'

/**
 * Where PostgreSQL's programs and data are, and the user it runs as: normally in the project's folder, as the user who started the
 * command. PostgreSQL refuses to run as root, so under root it runs as another account. If that account cannot access the project's
 * folder (as in /root), programs and data are outside, and `.data` links there.
 *
 * @returns {{ folder: string, binaries: string, identity: { uid?: number, gid?: number } }} folder: for the data
 */
export function chooseInstallation(root) {
  const inside = path.join(root, '.data')
  mkdirSync(inside, { recursive: true })
  const binaries = findBinaries(root)
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? accountFor(path.join(inside, 'postgres')) : {}
  if (isRoot) chmodSync(inside, 0o755)
  const problem = tryBinaries(binaries, identity)
  if (problem === undefined) return { folder: inside, binaries, identity }
  if (problem !== 'EACCES') {
    throw new Failure(
      `The built-in PostgreSQL does not start on this system (${problem}): start PostgreSQL 15 or newer and set DATABASE_URL to it.`,
    )
  }
  return outsideInstallation(root, inside, binaries, identity)
}

/** The data folder that chooseInstallation chose earlier for the project in `root`. */
export function findDataFolder(root) {
  const link = path.join(root, '.data', OUTSIDE)
  return existsSync(link) ? realpathSync(link) : path.join(root, '.data')
}

function outsideInstallation(root, inside, binaries, identity) {
  const { name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const folder = `/var/lib/${name}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`
  const link = path.join(inside, OUTSIDE)
  // .data was deleted to start over.
  if (!lstatSync(link, { throwIfNoEntry: false })) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o755)
    symlinkSync(folder, link)
  }
  const copy = path.join(folder, 'programs')
  if (
    !existsSync(copy) ||
    statSync(path.join(binaries, 'bin/postgres')).size !== statSync(path.join(copy, 'bin/postgres')).size
  ) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(binaries, copy, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', copy])
  }
  const problem = tryBinaries(copy, identity)
  if (problem !== undefined) {
    throw new Failure(
      `PostgreSQL cannot start outside of this folder (${problem}): copy the project out of ${root}, for example to /opt.`,
    )
  }
  return { folder, binaries: copy, identity }
}

/** The owner of existing data, otherwise the account that PostgreSQL's own packages use, created if necessary. */
function accountFor(dataFolder) {
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const known = findAccount('postgres')
  if (known) return known
  for (const [program, args] of [
    ['useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ]) {
    spawnSync(program, args)
    const created = findAccount('postgres')
    if (created) return created
  }
  throw new Failure(
    'PostgreSQL does not run as root, and no account could be created for it: start as a user other than root.',
  )
}

function findAccount(name) {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : Number.NaN
  })
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid }
}

/** Fails if the data belongs to another user. PostgreSQL would fail too, but with a less helpful message. */
export function refuseForeignData(dataFolder, { uid = userInfo().uid }) {
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (!owner || uid === -1 || owner.uid === uid) return
  throw new Failure(
    `The data in ${dataFolder} belongs to another user (uid ${owner.uid}): start as that user or as root, or delete the folder to start with new data.`,
  )
}

/** The contents of postmaster.pid: process id, data folder at the start, port. Undefined if there is none. */
export function readPostmaster(data) {
  try {
    const [pid, folder, , port] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(pid), folder, port: Number(port) }
  } catch {
    return undefined
  }
}

/**
 * What to do about a postmaster.pid.
 * - leave: its process is dead. PostgreSQL checks that itself, and whether children of that server still use its memory.
 * - remove: the id belongs to an unrelated process (ids are reused, in containers within seconds), or this folder is a copy made
 *   while the original's server was running. PostgreSQL would refuse to start.
 * - stop: a server of this folder outlived the command that started it. Two servers would corrupt the data.
 *
 * @param {string | undefined} command the command line of the process with the file's id, if there is one
 * @param {{ folder: string, isThisFolder: boolean }} postmaster folder: the data folder that the file names
 */
export function judgePostmaster(command, { folder, isThisFolder }) {
  if (command === undefined) return 'leave'
  return command.includes('postgres') && command.includes(folder) && isThisFolder ? 'stop' : 'remove'
}

/** Removes what an earlier server left in `data`. */
export async function clearLeftovers(data) {
  const postmaster = readPostmaster(data)
  if (!postmaster) return
  const isThisFolder = isSameOrMoved(postmaster.folder, data)
  const verdict = judgePostmaster(commandOf(postmaster.pid), { folder: postmaster.folder, isThisFolder })
  if (verdict === 'remove') rmSync(path.join(data, 'postmaster.pid'), { force: true })
  if (verdict === 'stop') await stopServer(postmaster.pid)
}

function isSameOrMoved(named, data) {
  const there = statSync(named, { throwIfNoEntry: false })
  return !there || there.ino === statSync(data).ino
}

async function stopServer(pid) {
  for (const signal of ['SIGINT', 'SIGQUIT']) {
    process.kill(pid, signal)
    if (await waitForEnd(pid, 20_000)) return
  }
  throw new Failure(`An earlier PostgreSQL (process ${pid}) does not stop: kill it, then start again.`)
}
