import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DEMO_PASSWORD } from '../../../prisma/seed/demo/password.mjs'
import { writeMessageModules } from '../message-modules.mjs'
import { runProcess } from '../processes.mjs'
import { hashOf, root } from '../project.mjs'
import { Failure, withProgress } from '../terminal.mjs'
import { queryOnce } from './server.mjs'

/** Migrates a database and loads every US place, and the sample data if it has no providers. */
export async function prepareDatabase(databaseUrl) {
  if (!(await generateCode())) throw new Failure('Correct prisma/schema, see above.')
  await migrate(databaseUrl)
  if (await isEmpty(databaseUrl, 'locations'))
    await withProgress('Loading every US ZIP code and city', () => seed(databaseUrl, '--gazetteer'))
  if (await isEmpty(databaseUrl, 'providers'))
    await withProgress('Loading the sample providers', () => seed(databaseUrl, '--demo'))
  else if ((await isEmpty(databaseUrl, 'users')) && !(await isEmpty(databaseUrl, 'providers WHERE is_sample')))
    await withProgress('Adding the demo accounts', () => seed(databaseUrl, '--demo'))
}

/** The demo accounts as lines to print. Read from the database, because an operator's own database may have none. */
export async function describeDemoAccounts(databaseUrl) {
  const rows = await queryOnce(
    databaseUrl,
    "SELECT email, role FROM users WHERE email ~ '^(parent|provider|admin)@[a-z]+[.]test$' AND status = 'active' ORDER BY id",
  )
  return rows.length === 0
    ? []
    : [
        `Sign in with one of these accounts, password ${DEMO_PASSWORD}:`,
        ...rows.map(({ email, role }) => `  ${email}  (${role})`),
      ]
}

async function isEmpty(databaseUrl, table) {
  const [{ empty }] = await queryOnce(databaseUrl, `SELECT NOT EXISTS (SELECT FROM ${table}) AS empty`)
  return empty
}

/** Loads data. @param {string[]} flags as prisma/seed.ts explains them */
export async function seed(databaseUrl, ...flags) {
  const { code, output } = await runOn(databaseUrl, 'prisma/seed.ts', ...flags)
  if (code !== 0) throw new Failure(`${output}\n\nThe data could not be loaded, see above.`)
}

/** Arguments for Node that run a TypeScript file of this project, server-only modules included. */
export const typescript = ['--conditions=react-server', '--import', 'tsx']

/** Applies pending migrations. */
export async function migrate(databaseUrl) {
  const { code, output } = await runOn(databaseUrl, 'prisma/migrate.ts')
  if (code !== 0) throw new Failure(output || 'The migrations could not be applied.')
}

async function runOn(databaseUrl, file, ...args) {
  const { code, output } = await runProcess(process.execPath, [...typescript, file, ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  return { code, output: output.trim() }
}

const generated = path.join(root, 'prisma/generated')
const hashFile = path.join(generated, '.made-from')

/**
 * Generates the modules of the messages, and the Prisma client if it is missing or out of date. Returns whether the client matches the schema
 * afterwards.
 */
export async function generateCode() {
  writeMessageModules()
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/prisma/package.json'), 'utf8'))
  const hash = hashOf(root, ['prisma/schema', 'prisma.config.ts'], version)
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return true
  rmSync(hashFile, { force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/prisma/build/index.js', 'generate'], {
    cwd: root,
    encoding: 'utf8',
    // Prevents the download of an engine binary, which this client does not need. Not /bin/true: with that, Prisma's migration
    // commands would succeed without doing anything.
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: '/bin/false',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  })
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe Prisma client could not be generated: correct prisma/schema, see above.`)
    return false
  }
  writeFileSync(hashFile, hash)
  return true
}
