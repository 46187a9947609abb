/**
 * npm run restore -- FOLDER              restores a backup into an empty database
 * npm run restore -- FOLDER --replace    also into a database with rows, which are deleted
 * npm run restore -- FOLDER --check      only verifies all checksums
 *
 * Stop the site first. docs/operating.md#backups.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '@/lib/admin/backups/commands'
import { readCheckedBackup } from '@/lib/admin/backups/queries'
import { env } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { storage } from '@/lib/platform/storage/storage'
import { applyMigrations } from '@/prisma/apply-migrations'
import { readMigrations } from '@/prisma/migration-files'
import { runAndExit } from './exit'

const root = process.cwd()

async function run(): Promise<void> {
  const { folder, replaces, checks } = readArguments()
  if (checks) {
    const { createdAt, tables, files } = await readCheckedBackup(folder)
    return console.log(`Intact: ${tables.length} tables and ${files.length} files, from ${createdAt}.`)
  }
  const { DATABASE_URL, NEXTAUTH_SECRET } = env()
  const { migrationDirectories } = await readMigrations(root)
  const target = {
    databaseUrl: DATABASE_URL,
    files: storage(),
    secret: NEXTAUTH_SECRET,
    known: migrationDirectories.map(({ path: name }) => name),
    migrate: (only: readonly string[]) => applyMigrations(DATABASE_URL, root, only),
  }
  const { manifest, hasOtherSecret, newerMigrations } = await restoreBackup(target, folder, { replaces })
  console.log(`Restored the backup of ${manifest.createdAt}, including pending mails and jobs.`)
  if (newerMigrations > 0) console.log(`This release has ${newerMigrations} newer migrations: run npm run db:migrate.`)
  if (hasOtherSecret)
    console.log(
      'NEXTAUTH_SECRET differs from the one of the backup: private files and authenticator apps cannot be decrypted with it.',
    )
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0 || (values.replace && values.check)) throw new Error('arguments')
    return { folder: path.resolve(folder), replaces: values.replace ?? false, checks: values.check ?? false }
  } catch {
    throw new DomainError(400, 'Use: npm run restore -- FOLDER [--replace], or npm run restore -- FOLDER --check.')
  }
}

runAndExit(run)
