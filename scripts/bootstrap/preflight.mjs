import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './root.mjs'

const MEGABYTE = 1_048_576

/** Tries what the rest depends on, so that it fails in one sentence rather than somewhere in the middle. */
export function checkFolder({ neededMegabytes }) {
  const probe = path.join(root, '.data', `probe-${process.pid}`)
  mkdirSync(path.dirname(probe), { recursive: true })
  writeFileSync(probe, 'x')
  rmSync(probe)
  const { bavail, bsize } = statfsSync(root)
  const freeMegabytes = Math.floor((bavail * bsize) / MEGABYTE)
  if (freeMegabytes < neededMegabytes) {
    throw new Failure(
      `Only ${freeMegabytes} MB are free on this disk and ${neededMegabytes} MB are needed: free some space, then start again.`,
    )
  }
}
