import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Its message is shown to the operator as it is. */
export class MigrationError extends Error {}

/** The schema's files in the engine's format. Throws if there are none. */
export async function readSchemaFiles(root: string) {
  const folder = path.join(root, 'prisma/schema')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.prisma')).sort()
  if (names.length === 0) throw new Error(`No .prisma file in ${folder}.`)
  return Promise.all(
    names.map(async (name) => ({
      path: path.join(folder, name),
      content: await readFile(path.join(folder, name), 'utf8'),
    })),
  )
}

/** prisma/migrations/<UTC time>_<name>/migration.sql, oldest first; with `only`, just those named. */
export async function readMigrations(root: string, only?: readonly string[]) {
  const baseDir = path.join(root, 'prisma/migrations')
  const entries = await readdir(baseDir, { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isDirectory() && (only?.includes(entry.name) ?? true))
    .map((entry) => entry.name)
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => {
      const value = await readFile(path.join(baseDir, name, 'migration.sql'), 'utf8')
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } }
    }),
  )
  const lockfile = { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' }
  return { baseDir, lockfile, shadowDbInitScript: '', migrationDirectories }
}
