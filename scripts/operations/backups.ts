/**
 * npm run backup -- FOLDER               copies the database and uploaded files into a new folder, while the site is running
 * npm run restore -- FOLDER              restores a backup into an empty database; stop the site first
 * npm run restore -- FOLDER --replace    also into a database with rows, which are deleted
 * npm run restore -- FOLDER --check      only verifies all checksums
 *
 * Contents, storage and restoring: docs/operating.md#backups.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup, restoreBackup } from '@/lib/admin/backups/commands'
import { readCheckedBackup } from '@/lib/admin/backups/queries'
import { env } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import { storage } from '@/lib/platform/storage/storage'
import { now } from '@/lib/platform/time/clock'
import { applyMigrations } from '@/prisma/apply-migrations'
import { readMigrations } from '@/prisma/migration-files'
import { runAndExit } from './exit'

const root = process.cwd()

async function backUp([folder, ...rest]: string[]): Promise<void> {
  if (!folder || folder.startsWith('-') || rest.length > 0)
    throw new DomainError(400, asWritten('Use: npm run backup -- FOLDER, with a folder that does not exist yet.'))
  const { DATABASE_URL, NEXTAUTH_SECRET } = env()
  const source = { databaseUrl: DATABASE_URL, files: storage(), secret: NEXTAUTH_SECRET }
  const { tables, files, missingFiles } = await makeBackup(source, path.resolve(folder), now())
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  console.log(
    `${folder} contains ${rows.toLocaleString('en-US')} rows of ${tables.length} tables and ${files.length.toLocaleString('en-US')} files (${Math.ceil(bytes / 1_000_000)} MB).`,
  )
  if (missingFiles.length > 0)
    console.log(
      `${missingFiles.length} files were missing or were deleted during the backup: they are listed in manifest.json.`,
    )
}

async function restore(argv: string[]): Promise<void> {
  const { folder, replaces, checks } = readArguments(argv)
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
  const { manifest, hasOtherSecret, newerMigrations, leftOut } = await restoreBackup(target, folder, { replaces })
  console.log(`Restored the backup of ${manifest.createdAt}, including pending mails and jobs.`)
  if (newerMigrations > 0) console.log(`This release has ${newerMigrations} newer migrations: run npm run db:migrate.`)
  if (leftOut.length > 0) console.log(`Left out, since they are not the site's: ${leftOut.join(', ')}.`)
  if (hasOtherSecret)
    console.log(
      'NEXTAUTH_SECRET differs from the one of the backup: private files and authenticator apps cannot be decrypted with it.',
    )
}

function readArguments(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, check: { type: 'boolean' } },
    })
    const [folder, ...others] = positionals
    if (!folder || others.length > 0 || (values.replace && values.check)) throw new Error('arguments')
    return { folder: path.resolve(folder), replaces: values.replace ?? false, checks: values.check ?? false }
  } catch {
    throw new DomainError(
      400,
      asWritten('Use: npm run restore -- FOLDER [--replace], or npm run restore -- FOLDER --check.'),
    )
  }
}

const [command, ...rest] = process.argv.slice(2)
runAndExit(() => (command === 'restore' ? restore(rest) : backUp(rest)))
