import path from 'node:path'
import { beforeEnd } from '../command.mjs'
import { readOwner } from '../owner.mjs'
import { isAlive } from '../processes.mjs'
import { root } from '../project.mjs'
import { Failure } from '../terminal.mjs'
import { choosePlace, readPostmaster } from './folder.mjs'
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
  const place = choosePlace(root)
  const owner = readOwner()
  if (owner && owner.pid !== process.pid)
    return { url: joinRunning(path.join(place.folder, 'postgres'), owner), isBuiltIn: true }
  const cluster = await startCluster(place, 'postgres')
  beforeEnd(() => cluster.stop())
  await ensureDatabase(cluster.url, DATABASE)
  return { url: cluster.url(DATABASE), isBuiltIn: true, ended: cluster.ended }
}

function joinRunning(data, owner) {
  const postmaster = readPostmaster(data)
  if (postmaster && isAlive(postmaster.pid)) return urlsFor(data, postmaster.port)(DATABASE)
  throw new Failure(
    `The command running in this folder (process ${owner.pid}) has not started its database yet: try again in a moment.`,
  )
}
