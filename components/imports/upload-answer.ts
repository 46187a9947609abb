import { z } from 'zod'

const answer = z.object({ id: z.int() })
/** The number of the file that was just sent. */
export const idIn = (value: unknown): number => answer.parse(value).id
