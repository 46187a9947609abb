import 'server-only'
import { diskStorage } from '@/lib/platform/storage/disk-storage'
import type { Storage } from '@/lib/platform/storage/storage'
import { readCheckedBackup } from '../queries/check-backup'
import { withSession } from '../queries/open-session'
import { findAppliedMigrations, findFilledTables } from '../queries/tables'
import { judgeTarget } from '../rules/judge-target'
import { places } from '../rules/places'
import { secretMark } from '../rules/secret-mark'
import type { Manifest } from '../types'
import { loadTables } from './load-tables'

type Target = {
  databaseUrl: string
  files: Storage
  secret: string | undefined
  /** Migrations of this release. */
  known: readonly string[]
  /** Makes the tables as they were when the backup was made. */
  migrate: (only: readonly string[]) => Promise<unknown>
}

export type Restored = { manifest: Manifest; hasOtherSecret: boolean; newerMigrations: number }

/**
 * Brings a backup back: checks every byte of it, makes the tables, loads rows and files. Throws a sentence where it must not; then
 * the database is as it was. `replaces`: also where it has rows, which are lost.
 */
export async function restoreBackup(target: Target, folder: string, { replaces = false } = {}): Promise<Restored> {
  const manifest = await readCheckedBackup(folder)
  await withSession(target.databaseUrl, async (session) => {
    const applied = await findAppliedMigrations(session)
    const filled = applied.length === 0 ? [] : await findFilledTables(session)
    judgeTarget(manifest, { known: target.known, applied, filled }, replaces)
  })
  await target.migrate(manifest.migrations)
  // Files first: one without a row does no harm, a row without its file does.
  const copies = diskStorage(places.files(folder))
  for (const { key } of manifest.files) {
    const bytes = await copies.read(key)
    if (bytes) await target.files.write(key, bytes)
  }
  await withSession(target.databaseUrl, (session) => loadTables(session, manifest, folder))
  return {
    manifest,
    hasOtherSecret: secretMark(target.secret) !== manifest.secretMark,
    newerMigrations: target.known.filter((name) => !manifest.migrations.includes(name)).length,
  }
}
