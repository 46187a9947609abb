import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { beforeEnd } from '../command.mjs'
import { readOwner } from '../owner.mjs'
import { commandOf, isAlive } from '../processes.mjs'
import { root } from '../project.mjs'
import { Failure } from '../terminal.mjs'
import { chooseInstallation, clearLeftovers, readPostmaster } from './folder.mjs'
import { ensureDatabase, startCluster, urlsFor } from './server.mjs'

const DATABASE = 'directory'

/**
 * The database to use: DATABASE_URL if it is set; otherwise the built-in one in .data, shared with a running demo, or started here and
 * stopped when this command exits.
 *
 * @returns {Promise<{ url: string, isBuiltIn: boolean, ended?: Promise<object> }>}
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, isBuiltIn: false }
  const installation = chooseInstallation(root)
  const owner = readOwner()
  if (owner && owner.pid !== process.pid)
    return { url: urlOfRunningDatabase(path.join(installation.folder, 'postgres'), owner), isBuiltIn: true }
  const cluster = await startCluster(installation, 'postgres')
  beforeEnd(() => cluster.stop())
  await ensureDatabase(cluster.url, DATABASE)
  return { url: cluster.url(DATABASE), isBuiltIn: true, ended: cluster.ended }
}

function urlOfRunningDatabase(data, owner) {
  const postmaster = readPostmaster(data)
  if (postmaster && isAlive(postmaster.pid)) return urlsFor(data, postmaster.port)(DATABASE)
  throw new Failure(
    `The command running in this folder (process ${owner.pid}) has not started its database yet: try again in a moment.`,
  )
}

const PREFIX = 'throwaway-'

/** A separate PostgreSQL for one test run, deleted when stopped. Also deletes what killed runs left behind. */
export async function startThrowawayCluster() {
  const installation = chooseInstallation(root)
  await removeAbandoned(installation.folder)
  const name = `${PREFIX}${process.pid}`
  const cluster = await startCluster(installation, name, { throwaway: true })
  // Test runners exit on Ctrl-C without cleanup; the next run deletes the folder.
  const kill = () => cluster.signal('SIGQUIT')
  process.once('exit', kill)
  return {
    ...cluster,
    stop: async () => {
      process.off('exit', kill)
      await cluster.stop()
      remove(installation.folder, name)
    },
  }
}

async function removeAbandoned(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('.')[0])
    if (owner !== process.pid && commandOf(owner)?.includes('node')) continue
    const isCluster = /^\d+$/.test(name.slice(PREFIX.length))
    if (isCluster) await clearLeftovers(path.join(folder, name))
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

function remove(folder, name) {
  for (const file of [name, `${name}.log`]) rmSync(path.join(folder, file), { recursive: true, force: true })
}
