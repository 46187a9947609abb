import { z } from 'zod'
import { ApprovalSubject } from '@/prisma/generated/enums'
import { APPROVAL_KINDS, QUEUE_PAGE } from './catalogue'

const NOTHING = 'There is nothing like that to decide.'
const MAX_ID = 2_147_483_647

/** Of the queue's address. Anything that cannot be used is left out. */
export const queueQuery = z.object({
  kind: z.enum(APPROVAL_KINDS).optional().catch(undefined),
  /** What the reader has taken. */
  mine: z
    .literal('1')
    .transform(() => 1 as const)
    .optional()
    .catch(undefined),
  view: z.literal('decided').optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1_000).catch(1),
  /** Of what was decided: the number of the line that the page before ended with. */
  before: z.coerce.bigint().positive().max(9_223_372_036_854_775_807n).optional().catch(undefined),
})
export type QueueQuery = z.output<typeof queueQuery>

const subject = z.enum(ApprovalSubject, NOTHING)
const id = z.coerce.number(NOTHING).int(NOTHING).positive(NOTHING).max(MAX_ID, NOTHING)

/** "change-12". */
export const itemParams = z.object({
  item: z
    .string()
    .transform((text): unknown => {
      const [subject, id] = text.split('-')
      return { subject, id }
    })
    .pipe(z.object({ subject, id })),
})
export type Item = z.output<typeof itemParams>['item']

/** Takes what nobody has; what somebody has, where `insteadOf` names them. */
export const assignmentInput = z.object({ insteadOf: z.int().positive().nullish() })

/** What one press accepts, each as it was read. */
export const acceptanceInput = z.object({
  items: z
    .array(z.object({ subject: z.enum(['change', 'review'], NOTHING), id, version: z.string().max(64) }))
    .min(1, 'Please choose what to accept.')
    .max(QUEUE_PAGE, `At most ${QUEUE_PAGE} at once.`),
})
export type AcceptanceInput = z.output<typeof acceptanceInput>
