import { z } from 'zod'
import { EDIT_FIELDS } from '../rules/edit-fields'
import { SIDES } from '../rules/merge-choices'
import { providerParams } from './list'

const { id } = providerParams.shape
const version = z.string().max(64)

/** Of the address at which two providers stand side by side: whose page stays, and whose leads there from then on. */
export const pairQuery = z.object({ keep: id, drop: id })

export const mergeInput = z
  .object({
    keepId: id,
    dropId: id,
    /** What the sender has read of each. */
    versions: z.object({ keep: version, drop: version }),
    choices: z.partialRecord(z.enum(EDIT_FIELDS), z.enum(SIDES)),
    isSure: z.literal(true, 'Please say that you have compared both: this cannot be undone.'),
  })
  .refine(({ keepId, dropId }) => keepId !== dropId, 'A provider cannot be merged into itself.')
export type MergeInput = z.output<typeof mergeInput>
