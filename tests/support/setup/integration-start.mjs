import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startThrowawayCluster } from '../../../scripts/bootstrap/postgres/database.mjs'
import { generateCode, migrate } from '../../../scripts/bootstrap/postgres/prepare.mjs'
import { ensureDatabase, newClient } from '../../../scripts/bootstrap/postgres/server.mjs'
import { isAlive } from '../../../scripts/bootstrap/processes.mjs'
import { root } from '../../../scripts/bootstrap/project.mjs'
import { compileCommands } from './compile-commands.mjs'

/**
 * Before the integration tests: their own PostgreSQL with one migrated database, the template that every test file
 * copies. With TEST_DATABASE_URL set, that server is used instead and cleared up afterwards.
 */
export default async function startIntegration() {
  if (!(await generateCode())) throw new Error('The Prisma client could not be generated.')
  const cluster = process.env.TEST_DATABASE_URL
    ? existingServer(process.env.TEST_DATABASE_URL)
    : await startThrowawayCluster()
  const folder = newFolder()
  globalThis.stopIntegration = () => {
    rmSync(folder, { recursive: true, force: true })
    return cluster.stop()
  }
  try {
    // Temporary files of the tests are deleted with this run, and no two runs or users share them.
    process.env.TMPDIR = path.join(folder, 'temporary')
    mkdirSync(process.env.TMPDIR)
    const commands = path.join(folder, 'commands')
    await compileCommands(commands)
    process.env.TEST_COMMANDS = commands
    const template = `test_${process.pid}_template`
    await ensureDatabase(cluster.url, template)
    await migrate(cluster.url(template))
    process.env.TEST_TEMPLATE_URL = cluster.url(template)
  } catch (error) {
    await globalThis.stopIntegration()
    throw error
  }
}

/** Inside the project, where commands find its packages. Leftovers of killed runs are deleted. */
function newFolder() {
  const data = path.join(root, '.data')
  mkdirSync(data, { recursive: true })
  for (const name of readdirSync(data)) {
    const owner = /^tests-(\d+)$/.exec(name)?.[1]
    if (owner && !isAlive(Number(owner))) rmSync(path.join(data, name), { recursive: true, force: true })
  }
  const folder = path.join(data, `tests-${process.pid}`)
  mkdirSync(folder)
  return folder
}

function existingServer(address) {
  const url = (database) => Object.assign(new URL(address), { pathname: `/${database}` }).href
  return {
    url,
    async stop() {
      const client = newClient(url('postgres'))
      await client.connect()
      const { rows } = await client.query('SELECT datname FROM pg_database WHERE starts_with(datname, $1)', [
        `test_${process.pid}_`,
      ])
      for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`)
      await client.end()
    },
  }
}
