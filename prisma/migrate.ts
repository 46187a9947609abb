/**
 * npm run db:migrate                   applies what is new
 * npm run db:migrate -- --diff         prints what the database lacks of the schema; exit status 1 when that is something
 * npm run db:migrate -- --draft NAME   writes the next migration from what changed in prisma/schema
 */
import { applyMigrations } from './apply-migrations'
import { draftMigration, findDrift } from './drift'
import { MigrationError } from './migration-files'

const root = process.cwd()

async function run([mode, name, ...rest]: string[]): Promise<number> {
  const databaseUrl = readDatabaseUrl()
  if (mode === undefined) {
    const applied = await applyMigrations(databaseUrl, root)
    for (const migration of applied) console.log(`Applied ${migration}.`)
    if (applied.length === 0) console.log('The database is up to date.')
    return 0
  }
  if (mode === '--diff' && name === undefined) {
    const drift = await findDrift(databaseUrl, root)
    console.log(drift === '' ? 'The database is as the schema says.' : drift)
    return drift === '' ? 0 : 1
  }
  if (mode === '--draft' && name !== undefined && rest.length === 0) {
    console.log(`Wrote ${await draftMigration(databaseUrl, root, name, new Date())}: read it before you commit it.`)
    return 0
  }
  throw new MigrationError(
    'Use npm run db:migrate, npm run db:migrate -- --diff, or npm run db:migrate -- --draft NAME.',
  )
}

function readDatabaseUrl() {
  const url = process.env.DATABASE_URL
  if (!url)
    throw new MigrationError('Set DATABASE_URL, for example postgresql://user:password@localhost:5432/nookling.')
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new MigrationError(
      'DATABASE_URL is not an address such as postgresql://user:password@localhost:5432/nookling.',
    )
  }
  return url
}

/** Everything a person can put right is one sentence; the rest keeps its stack for whoever repairs this program. */
function fail(error: unknown): never {
  console.error(sentenceFor(error))
  process.exit(1)
}

function sentenceFor(error: unknown) {
  if (error instanceof MigrationError) return error.message
  const { code, message } = error instanceof AggregateError ? error.errors[0] : Object(error)
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
      return `No PostgreSQL answers at the address in DATABASE_URL (${code}): start it, or correct the address.`
    case '28P01':
    case '28000':
      return `PostgreSQL refused the user of DATABASE_URL: ${message}.`
    case '3D000':
      return `The database named in DATABASE_URL does not exist: create it first (createdb).`
    default:
      return error
  }
}

// The engine reports its own crashes outside of any promise, and its timers would keep the process for another 10 s.
process.on('uncaughtException', fail)
run(process.argv.slice(2)).then((status) => process.exit(status), fail)
