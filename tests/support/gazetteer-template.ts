import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'

/** Any fixed number: one worker loads the gazetteer, the others wait for it. */
const LOADING = 20_261_121

/** Address of a second template, with every US ZIP and city; the first file that asks makes it. */
export async function templateWithGazetteer(template: string): Promise<string> {
  const url = new URL(template)
  const plain = url.pathname.slice(1)
  const name = `${plain}_gazetteer`
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  url.pathname = `/${name}`
  try {
    await admin.query('SELECT pg_advisory_lock($1)', [LOADING])
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount === 0) {
      await admin.query(`CREATE DATABASE "${name}_loading" TEMPLATE "${plain}"`)
      await load(Object.assign(new URL(url), { pathname: `/${name}_loading` }).href)
      await admin.query(`ALTER DATABASE "${name}_loading" RENAME TO "${name}"`)
    }
    return url.href
  } finally {
    await admin.end()
  }
}

async function load(databaseUrl: string) {
  await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'prisma/seed.ts', '--gazetteer'],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    },
  )
}
