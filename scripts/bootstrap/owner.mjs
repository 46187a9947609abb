import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commandOf } from './processes.mjs'
import { root } from './project.mjs'
import { Failure } from './terminal.mjs'

const file = path.join(root, '.data/running.json')

/**
 * The command that serves from this folder, if it is still running: its process id, its script and, once known, its address.
 * Process ids are reused, so the process must also run that script.
 */
export function readOwner() {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8'))
    return commandOf(owner.pid)?.includes(owner.script) ? owner : undefined
  } catch {
    return undefined
  }
}

/** Locks the folder for this command: two at the same time would share one database folder and one build. */
export function lockFolder(script) {
  refuseWhileRunning()
  mkdirSync(path.dirname(file), { recursive: true })
  const publish = (address) => writeFileSync(file, JSON.stringify({ pid: process.pid, script, address }))
  publish()
  return { publish, release: () => rmSync(file, { force: true }) }
}

/** Call before replacing the packages or the build: a running server uses them. */
export function refuseWhileRunning() {
  const owner = readOwner()
  if (!owner || owner.pid === process.pid) return
  const where = owner.address ? ` at ${owner.address}` : ''
  throw new Failure(
    `This folder is already in use${where} (process ${owner.pid}): stop that with Ctrl-C, then start again.`,
  )
}
