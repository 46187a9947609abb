import { existsSync } from 'node:fs'
import path from 'node:path'
import { DEMO_PASSWORD } from '../../prisma/seed/demo/password.mjs'
import { Failure } from './failure.mjs'
import { migrate, typescript } from './migrate.mjs'
import { newClient } from './postgres.mjs'
import { generateClient } from './prisma-client.mjs'
import { runProcess } from './processes.mjs'
import { during } from './progress.mjs'
import { root } from './root.mjs'

/** Brings a database to the state the product starts with: its tables, every US place, and sample data if it has no provider. */
export async function prepareDatabase(databaseUrl) {
  if (!(await generateClient())) throw new Failure('Correct prisma/schema as said above.')
  await migrate(databaseUrl)
  if (!existsSync(path.join(root, 'prisma/seed.ts'))) return
  if (await isEmpty(databaseUrl, 'locations'))
    await during('Loading every US ZIP code and city', () => seed(databaseUrl, '--gazetteer'))
  if (await isEmpty(databaseUrl, 'providers'))
    await during('Loading the sample providers', () => seed(databaseUrl, '--demo'))
  else if ((await isEmpty(databaseUrl, 'users')) && !(await isEmpty(databaseUrl, 'providers WHERE is_sample')))
    await during('Adding the demo accounts', () => seed(databaseUrl, '--demo'))
}

/** The demo accounts that are there, as lines to print. Looked up, because another database may hold none. */
export async function describeDemoAccounts(databaseUrl) {
  const rows = await query(
    databaseUrl,
    "SELECT email, role FROM users WHERE email ~ '^(parent|provider|admin)@[a-z]+[.]test$' AND status = 'active' ORDER BY id",
  )
  return rows.length === 0
    ? []
    : [`Sign in as one of these, password ${DEMO_PASSWORD}:`, ...rows.map(({ email, role }) => `  ${email}  (${role})`)]
}

async function isEmpty(databaseUrl, table) {
  const [{ empty }] = await query(databaseUrl, `SELECT NOT EXISTS (SELECT FROM ${table}) AS empty`)
  return empty
}

async function query(databaseUrl, sql) {
  const client = newClient(databaseUrl)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

async function seed(databaseUrl, ...flags) {
  const { code, output } = await runProcess(process.execPath, [...typescript, 'prisma/seed.ts', ...flags], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  if (code !== 0) throw new Failure(`${output.trim()}\n\nThe data could not be loaded as said above.`)
}
