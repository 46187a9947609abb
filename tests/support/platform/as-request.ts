import { DatabaseTime, runWithDatabaseTime } from '@/lib/platform/database/database-time.mjs'

/** Runs it as part of a request that somebody waits for, as in production: with limited time for the database. */
export async function asRequest<Result>(work: () => Promise<Result>, time = new DatabaseTime()): Promise<Result> {
  try {
    return await runWithDatabaseTime(time, work)
  } finally {
    time.finish()
  }
}

/** As of a request that has used up its time. */
export function noDatabaseTime(): DatabaseTime {
  const time = new DatabaseTime()
  time.left = () => 0
  return time
}
