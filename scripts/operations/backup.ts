/**
 * npm run backup -- FOLDER     copies the database and uploaded files into a new folder, while the site is running
 *
 * Contents, storage and restoring: docs/operating.md#backups.
 */
import path from 'node:path'
import { makeBackup } from '@/lib/admin/backups/commands'
import { env } from '@/lib/platform/config/env'
import { DomainError } from '@/lib/platform/http/errors'
import { storage } from '@/lib/platform/storage/storage'
import { now } from '@/lib/platform/time/clock'
import { runAndExit } from './exit'

async function run([folder, ...rest]: string[]): Promise<void> {
  if (!folder || folder.startsWith('-') || rest.length > 0)
    throw new DomainError(400, 'Use: npm run backup -- FOLDER, with a folder that does not exist yet.')
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

runAndExit(() => run(process.argv.slice(2)))
