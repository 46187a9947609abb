import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { commandOf } from '../processes.mjs'
import { root } from '../project.mjs'
import { choosePlace, clearLeftovers } from './folder.mjs'
import { startCluster } from './server.mjs'

const PREFIX = 'throwaway-'

/** A separate PostgreSQL for one test run, deleted when stopped. Also deletes what killed runs left behind. */
export async function startThrowawayCluster() {
  const place = choosePlace(root)
  await removeAbandoned(place.folder)
  const name = `${PREFIX}${process.pid}`
  const cluster = await startCluster(place, name, { throwaway: true })
  // Test runners exit on Ctrl-C without cleanup; the next run deletes the folder.
  const kill = () => cluster.signal('SIGQUIT')
  process.once('exit', kill)
  return {
    ...cluster,
    stop: async () => {
      process.off('exit', kill)
      await cluster.stop()
      remove(place.folder, name)
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
