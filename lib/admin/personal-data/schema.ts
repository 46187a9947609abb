import { z } from 'zod'
import { idField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import type { Messages } from '@/messages/en'

/** GET /api/account/exports/{id} */
export const exportParams = z.object({
  id: idField(message('accounts.errors.notFile')),
})

/** The answers of GET and POST /api/account/exports. */
const line = { id: z.number(), askedAt: z.string() }
export const ownExports = z.array(
  z.discriminatedUnion('state', [
    z.object({ ...line, state: z.literal('being-made') }),
    z.object({ ...line, state: z.literal('ready'), until: z.string(), bytes: z.number() }),
    z.object({ ...line, state: z.literal('failed') }),
  ]),
)

/** How a table holds data about a person with an account. */
export type PersonalTable = {
  /** `accounts.exportTables` describes its content, for the person's export and for docs/privacy.md. */
  table: keyof Messages['accounts']['exportTables']
  /** The columns that identify a person's rows, and what they contain. */
  foundBy: readonly { column: string; is: 'id' | 'email' }[]
  /** The columns the person gets; null if they are of no use to them or secret. */
  exported: readonly string[] | null
  /** Delete the row; delete it with its files; set only these columns to null; or retain it, for the reason in RETAINED. */
  erased: 'row' | 'files' | { empty: readonly string[] } | 'kept'
}

/** An export as its owner sees it. Times are ISO 8601. */
export type OwnExport = { id: number; askedAt: string } & (
  | { state: 'being-made' }
  | { state: 'ready'; until: string; bytes: number }
  | { state: 'failed' }
)
