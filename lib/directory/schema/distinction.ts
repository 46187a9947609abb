import { z } from 'zod'
import { providerParams } from './list'

const { id } = providerParams.shape

/** Whether two providers that look alike are two. */
export const distinctionInput = z
  .object({ oneId: id, otherId: id, areTwo: z.boolean() })
  .refine(({ oneId, otherId }) => oneId !== otherId, 'A provider cannot be told apart from itself.')
export type DistinctionInput = z.output<typeof distinctionInput>
