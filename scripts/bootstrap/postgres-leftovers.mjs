import { readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { commandOf, waitForEnd } from './processes.mjs'

/** What postmaster.pid says: process number, data folder when it started, port. Undefined when there is none. */
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
 * - leave: its process is dead. PostgreSQL looks itself, also whether that server's children still hold its memory.
 * - remove: the number belongs to a stranger (numbers are reused, in containers within seconds), or the file was copied
 *   with the folder from a place where its server still runs. PostgreSQL would refuse to start.
 * - stop: a server of this very folder lost the command that started it. Two servers would destroy the data.
 *
 * @param {string | undefined} command the command line of the process with the file's number, if there is one
 * @param {{ folder: string, isThisFolder: boolean }} postmaster folder: the data folder that the file names
 */
export function judgePostmaster(command, { folder, isThisFolder }) {
  if (command === undefined) return 'leave'
  return command.includes('postgres') && command.includes(folder) && isThisFolder ? 'stop' : 'remove'
}

/** Makes way for a new server on `data`. */
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
  throw new Failure(`An earlier PostgreSQL (process ${pid}) does not end: end it, then start again.`)
}
