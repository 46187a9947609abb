import { DatabaseTime, runWithDatabaseTime } from '@/lib/platform/database/database-time.mjs'

/** Runs the work as part of a request, as in production: with limited time for the database. */
export async function asRequest<Result>(work: () => Promise<Result>, time = new DatabaseTime()): Promise<Result> {
  try {
    return await runWithDatabaseTime(time, work)
  } finally {
    time.finish()
  }
}

/** The database time of a request that has used it up. */
export function noDatabaseTime(): DatabaseTime {
  const time = new DatabaseTime()
  time.left = () => 0
  return time
}
