import { z } from 'zod'
import { message } from '@/lib/platform/language/message'

/** The facts about each part of the installation. Counts are current; `millis` is from a query just made. */
export type SiteFacts = {
  database: { version: string; millis: number }
  /** Whether there is anything to search: ZIP codes and cities, and providers. */
  directory: { hasPlaces: boolean; hasProviders: boolean }
  jobs: { runners: number; overdue: number; failed: number }
  /** `refused`: pending mails that were tried three times or more. */
  mail: { isSet: boolean; waiting: number; refused: number; failed: number }
  /** Only the test contacts a bucket. */
  files: { where: 'folder' | 'bucket'; isWritable: boolean }
  pages: { acceptsRemoteRevalidation: boolean }
  google: { isSet: boolean; callsToday: number; budget: number }
  payments: { acceptsCards: boolean; hasInstructions: boolean }
}
export type Part = keyof SiteFacts

/** `off`: not configured, which may be on purpose; `ill`: needs attention. */
export type State = 'well' | 'off' | 'ill'

/** Whether the site can serve requests now. `unknown`: the database did not answer. */
export type Readiness = { database: 'answers' | 'away'; migrations: 'applied' | 'missing' | 'unknown' }

/** The parts that can be tested, in the order of the screen. */
export const PARTS = [
  'database',
  'directory',
  'jobs',
  'mail',
  'files',
  'pages',
  'google',
  'payments',
] as const satisfies readonly Part[]

export const partParams = z.object({ part: z.enum(PARTS, message('admin.errors.noPart')) })
