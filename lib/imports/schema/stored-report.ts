import { z } from 'zod'

/** What stands in import_uploads.report, as far as it is shown: of a run of providers, of licenses or inspections, or of taking one back. */

const tally = z.object({
  code: z.string(),
  count: z.number(),
  examples: z.array(z.object({ line: z.number(), name: z.string().nullable(), text: z.string() })),
})
const left = z.array(z.object({ name: z.string(), publicId: z.string(), text: z.string() }))
const count = z.number()

export const storedProvidersReport = z.object({
  isDryRun: z.boolean(),
  rowsRead: count,
  added: count,
  matched: count,
  changed: count,
  unchanged: count,
  leftAside: count,
  refused: count,
  closed: count,
  reopened: count,
  matches: z.array(tally),
  asides: z.array(tally),
  refusals: z.array(tally),
  notes: z.array(tally),
  gone: z
    .object({ since: z.string(), listed: count, gone: count, closable: count, isTooMany: z.boolean(), examples: left })
    .nullable(),
  seconds: count,
})
export type ShownReport = z.output<typeof storedProvidersReport>
export type ShownTally = z.output<typeof tally>

export const storedRecordsReport = z.object({
  isDryRun: z.boolean(),
  rowsRead: count,
  added: count,
  changed: count,
  unchanged: count,
  kept: count,
  refused: count,
  refusals: z.array(tally),
})
export type ShownRecords = z.output<typeof storedRecordsReport>

export const storedUndoReport = z.object({
  removed: count,
  /** Not in what an older release stored. */
  withRecords: count.default(0),
  restored: count,
  restoredInPart: count,
  left: z.array(z.object({ code: z.string(), count, examples: left })),
})
export type ShownUndo = z.output<typeof storedUndoReport>
