import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandOf } from './processes.mjs'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

const file = path.join(root, '.data/running.json')

/**
 * Who serves from this folder, if that command still runs: its process number, its script and, once known, its address.
 * The number alone proves nothing, so the process must be one of that script.
 */
export function readOwner() {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'))
    return commandOf(owner.pid)?.includes(owner.script) ? owner : undefined
  } catch {
    return undefined
  }
}

/** Takes the folder for this command. Two at once would share one database folder and one build. */
export function becomeOwner(script) {
  refuseWhileRunning()
  mkdirSync(path.dirname(file), { recursive: true })
  const tell = (address) => writeFileSync(file, JSON.stringify({ pid: process.pid, script, address }))
  tell()
  return { tell, leave: () => rmSync(file, { force: true }) }
}

/** For everything that would replace the packages or the build under a running server. */
export function refuseWhileRunning() {
  const owner = readOwner()
  if (!owner || owner.pid === process.pid) return
  const where = owner.address ? ` at ${owner.address}` : ''
  throw new Failure(
    `This folder is already in use${where} (process ${owner.pid}): stop that with Ctrl-C, then start again.`,
  )
}
