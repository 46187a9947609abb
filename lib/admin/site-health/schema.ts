import { z } from 'zod'

/** What was found of each part of the installation. Counts are of this moment, `millis` of the question just asked. */
export type SiteFacts = {
  database: { version: string; millis: number }
  jobs: { runners: number; overdue: number; failed: number }
  /** `refused`: of those that wait, how many were tried three times or more. */
  mail: { isSet: boolean; waiting: number; refused: number; failed: number }
  /** A bucket is asked by its test alone. */
  files: { where: 'folder' | 'bucket'; isWritable: boolean }
  pages: { commandsReachThem: boolean }
  google: { isSet: boolean; callsToday: number; budget: number }
  payments: { takesCards: boolean; saysHow: boolean }
}
export type Part = keyof SiteFacts

/** `off` is not configured, which may be on purpose; `ill` needs somebody. */
export type State = 'well' | 'off' | 'ill'

/** Whether people can be served now. `unknown`: the database did not say. */
export type Readiness = { database: 'answers' | 'away'; migrations: 'applied' | 'missing' | 'unknown' }

/** What can be tried, in the order of the screen. */
export const PARTS = [
  'database',
  'jobs',
  'mail',
  'files',
  'pages',
  'google',
  'payments',
] as const satisfies readonly Part[]

export const partParams = z.object({ part: z.enum(PARTS, 'There is no such part.') })
