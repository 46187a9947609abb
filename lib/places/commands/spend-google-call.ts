import 'server-only'
import { db } from '@/lib/platform/db'

/**
 * Counts one call to Google on this day (UTC), unless the day's budget is used up: then false, and nothing is counted. One
 * statement, so that all processes together never spend more.
 */
export async function spendGoogleCall(budget: number, now: Date): Promise<boolean> {
  if (budget <= 0) return false
  const spent = await db().$executeRaw`
    INSERT INTO source_calls (source, day, calls) VALUES ('google', ${now.toISOString().slice(0, 10)}::date, 1)
    ON CONFLICT (source, day) DO UPDATE SET calls = source_calls.calls + 1 WHERE source_calls.calls < ${budget}::int`
  return spent === 1
}
