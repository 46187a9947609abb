import { createHmac } from 'node:crypto'
import path from 'node:path'
import { ConflictError } from '@/lib/platform/http/errors'
import { asWritten } from '@/lib/platform/language/message'
import type { Manifest, Table } from './schema'

type Target = {
  /** The migrations of this release. */
  known: readonly string[]
  /** The migrations the database already has. */
  applied: readonly string[]
  /** The tables that have rows. */
  filled: readonly string[]
}

/** Throws if a backup must not or cannot be restored; the message says what to do. */
export function assertRestorable(
  { migrations }: Pick<Manifest, 'migrations'>,
  target: Target,
  replaces: boolean,
): void {
  const unknown = migrations.filter((name) => !target.known.includes(name))
  if (unknown.length > 0)
    throw new ConflictError(
      asWritten(
        `The backup was made by a newer release (${unknown.at(-1)} is not known here): restore it with that one.`,
      ),
    )
  const newer = target.applied.filter((name) => !migrations.includes(name))
  if (newer.length > 0)
    throw new ConflictError(
      asWritten(
        `The database in DATABASE_URL is newer than the backup (${newer.at(-1)}): restore into a new, empty database, then run npm run db:migrate.`,
      ),
    )
  if (target.filled.length > 0 && !replaces)
    throw new ConflictError(
      asWritten(
        `The database in DATABASE_URL is not empty (${target.filled.slice(0, 3).join(', ')}): name an empty one, or add --replace to lose what is in it.`,
      ),
    )
}

/** The paths inside a backup's folder. */
export const backupPaths = {
  manifest: (folder: string) => path.join(folder, 'manifest.json'),
  /** In the format of `sha256sum --check`. */
  checksum: (folder: string) => path.join(folder, 'manifest.sha256'),
  table: (folder: string, { schema, name }: Pick<Table, 'schema' | 'name'>) =>
    path.join(folder, 'tables', `${schema}.${name}.copy.gz`),
  files: (folder: string) => path.join(folder, 'files'),
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const nameInSql = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`
export const columnsInSql = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ')

/** Shows only whether two secrets are equal. Hashing is enough, since a secret has at least 32 random characters. */
export function secretMark(secret: string | undefined): string | null {
  return secret ? createHmac('sha256', secret).update('backup').digest('hex') : null
}
