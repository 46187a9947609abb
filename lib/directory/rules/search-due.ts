/** A little less than a day, so that the nightly search is never a minute too early. */
const FRESH_HOURS = 20

/** Whether the directory is searched for duplicates again: after a night, and after an import that came since. */
export function isSearchDue(startedAt: Date | null, importedAt: Date | null, now: Date): boolean {
  if (startedAt === null) return true
  if (importedAt !== null && startedAt < importedAt) return true
  return now.getTime() - startedAt.getTime() >= FRESH_HOURS * 3_600_000
}
