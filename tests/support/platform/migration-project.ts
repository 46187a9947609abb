import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { compiledCommand } from './run-command'

export type CommandResult = { status: number; output: string }

/** A small project with its own schema and migrations, and an empty database, to run the migration command on. */
export type MigrationProject = {
  url: string
  writeSchema: (models: string) => Promise<void>
  writeMigration: (name: string, sql: string) => Promise<void>
  readMigrations: () => Promise<{ name: string; sql: string }[]>
  migrate: (...args: string[]) => Promise<CommandResult>
  query: <Row extends pg.QueryResultRow = Record<string, unknown>>(sql: string) => Promise<Row[]>
  /** Holds a lock on a table while something runs. */
  whileLocked: <T>(table: string, run: () => Promise<T>) => Promise<T>
  remove: () => Promise<void>
}

const HEAD = 'generator client {\n  provider = "prisma-client"\n}\ndatasource db {\n  provider = "postgresql"\n}\n'

/** @param serverUrl any database on the server; a new one is created beside it */
export async function migrationProject(serverUrl: string): Promise<MigrationProject> {
  const root = await mkdtemp(path.join(tmpdir(), 'migration project '))
  const migrations = path.join(root, 'prisma/migrations')
  await mkdir(path.join(root, 'prisma/schema'), { recursive: true })
  const name = `${new URL(serverUrl).pathname.slice(1)}_migrations`
  const admin = new pg.Client({ connectionString: serverUrl })
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE template0`)
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href

  return {
    url,
    writeSchema: (models) => writeFile(path.join(root, 'prisma/schema/all.prisma'), HEAD + models),
    async writeMigration(folder, sql) {
      await mkdir(path.join(migrations, folder), { recursive: true })
      await writeFile(path.join(migrations, folder, 'migration.sql'), sql)
    },
    async readMigrations() {
      const names = (await readdir(migrations)).sort()
      const read = (folder: string) => readFile(path.join(migrations, folder, 'migration.sql'), 'utf8')
      return Promise.all(names.map(async (folder) => ({ name: folder, sql: await read(folder) })))
    },
    migrate: (...args) => run(root, url, args),
    async query<Row extends pg.QueryResultRow>(sql: string) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        return (await client.query<Row>(sql)).rows
      } finally {
        await client.end()
      }
    },
    async whileLocked(table, run) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`BEGIN; LOCK TABLE ${table}`)
      try {
        return await run()
      } finally {
        await client.end()
      }
    },
    async remove() {
      await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`)
      await admin.end()
      await rm(root, { recursive: true })
    },
  }
}

function run(root: string, url: string, args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: url }
    execFile(
      process.execPath,
      [...compiledCommand('prisma/migrate.ts'), ...args],
      { cwd: root, env },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: `${stdout}${stderr}`.trim() }),
    )
  })
}
