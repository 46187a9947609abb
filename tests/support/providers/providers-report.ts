import type { ShownReport } from '@/lib/imports/uploads/schema'

/** The report of a dry run that changes nothing, with the given values instead. */
export const providersReport = (changes: Partial<ShownReport>): ShownReport => ({
  isDryRun: true,
  rowsRead: 0,
  added: 0,
  matched: 0,
  changed: 0,
  confirmed: 0,
  unchanged: 0,
  leftAside: 0,
  refused: 0,
  filtered: 0,
  closed: 0,
  reopened: 0,
  matches: [],
  asides: [],
  refusals: [],
  notes: [],
  columns: [],
  difference: null,
  gone: null,
  seconds: 1,
  ...changes,
})
