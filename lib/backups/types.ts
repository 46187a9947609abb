import type { z } from 'zod'
import type { manifestSchema } from './schema'

export type Manifest = z.output<typeof manifestSchema>
export type TableCopy = Manifest['tables'][number]
export type FileCopy = Manifest['files'][number]
export type Sequence = Manifest['sequences'][number]
/** A table whose rows are copied: the columns that can be written. */
export type Table = Pick<TableCopy, 'schema' | 'name' | 'columns'>
