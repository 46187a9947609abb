import { z } from 'zod'

const MAX_ID = 2_147_483_647

/** GET /api/account/exports/{id} */
export const exportParams = z.object({ id: z.coerce.number('This is no file.').int().positive().max(MAX_ID) })

/** What GET and POST /api/account/exports answer. */
const line = { id: z.number(), askedAt: z.string() }
export const ownExports = z.array(
  z.discriminatedUnion('state', [
    z.object({ ...line, state: z.literal('being-made') }),
    z.object({ ...line, state: z.literal('ready'), until: z.string(), bytes: z.number() }),
    z.object({ ...line, state: z.literal('failed') }),
  ]),
)

/** How a table holds something of a person who has an account. */
export type PersonalTable = {
  table: string
  /** What it is, for the person: stands in the export and in docs/privacy.md. */
  what: string
  /** The columns by which rows are theirs, and what stands there. */
  foundBy: readonly { column: string; is: 'id' | 'email' }[]
  /** The columns that the person gets; null for what is of no use to them or a secret. */
  exported: readonly string[] | null
  /** The whole row goes; with the file that it names; only these columns are emptied; or it stays, for the reason in KEPT. */
  erased: 'row' | 'files' | { empty: readonly string[] } | 'kept'
}

/** One export as its owner sees it. Times are ISO 8601. */
export type OwnExport = { id: number; askedAt: string } & (
  | { state: 'being-made' }
  | { state: 'ready'; until: string; bytes: number }
  | { state: 'failed' }
)
