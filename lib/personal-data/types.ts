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
