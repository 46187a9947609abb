import path from 'node:path'
import type { Table } from '../types'

/** Where everything stands in a backup's folder. */
export const places = {
  manifest: (folder: string) => path.join(folder, 'manifest.json'),
  /** As `sha256sum --check` reads it. */
  checksum: (folder: string) => path.join(folder, 'manifest.sha256'),
  table: (folder: string, { schema, name }: Pick<Table, 'schema' | 'name'>) =>
    path.join(folder, 'tables', `${schema}.${name}.copy.gz`),
  files: (folder: string) => path.join(folder, 'files'),
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const nameInSql = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`
export const columnsInSql = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ')
