import 'server-only'
import { db } from '../db'
import { within } from '../within'

const CONNECTIONS = 4
const LONGEST_MS = 3_000

/**
 * Opens connections before the first person is served: while a process that has just begun reads its code, it hears nothing, and a
 * new connection would seem to take too long. Never fails, since kept pages need no database.
 */
export async function warmUp(): Promise<void> {
  const questions = Array.from({ length: CONNECTIONS }, () => db().$queryRaw`SELECT pg_sleep(0.05)::text`)
  await within(LONGEST_MS, Promise.allSettled(questions))
}
