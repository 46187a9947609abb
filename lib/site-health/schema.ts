import { z } from 'zod'

/** The parts that can be tried; the others say all there is in their counts. */
export const TRIED_PARTS = ['database', 'mail', 'files', 'google'] as const
export type TriedPart = (typeof TRIED_PARTS)[number]

export const partParams = z.object({ part: z.enum(TRIED_PARTS, 'There is no such part.') })
