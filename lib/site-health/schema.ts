import { z } from 'zod'
import type { Part } from './types'

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
