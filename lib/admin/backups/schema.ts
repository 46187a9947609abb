import { z } from 'zod'

/** Incremented when an older reader would misunderstand a newer backup. */
export const FORMAT = 1

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)

/** A backup's manifest.json. Checksums are of a table's uncompressed data, and of a file's bytes. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  /** The database's migrations, oldest first. */
  migrations: z.array(z.string().regex(/^\d{14}_[a-z0-9_]+$/)),
  /** Tells a restore whether sealed files and authenticator apps can be decrypted; null if no secret was set. */
  secretMark: sha256.nullable(),
  tables: z.array(z.object({ schema: name, name, columns: z.array(name).min(1), rows: count, sha256 })),
  sequences: z.array(z.object({ schema: name, name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ key: z.string().regex(/^[a-z0-9-]+\.[a-z0-9]+$/), bytes: count, sha256 })),
  /** Named in the database but deleted before they were copied. */
  missingFiles: z.array(z.string()),
})

export type Manifest = z.output<typeof manifestSchema>
export type TableCopy = Manifest['tables'][number]
export type FileCopy = Manifest['files'][number]
export type Sequence = Manifest['sequences'][number]
/** A table to copy: its writable columns. */
export type Table = Pick<TableCopy, 'schema' | 'name' | 'columns'>
