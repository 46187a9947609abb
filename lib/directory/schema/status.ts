import { z } from 'zod'
import { EDIT_REASONS } from '../rules/edit-reasons'

/** What an admin can make of a provider; merging is an act of its own. */
export const SET_STATUSES = ['open', 'temporarily_closed', 'closed'] as const
const status = z.enum(SET_STATUSES, 'Please choose a status.')

export const statusInput = z.object({
  status,
  /** What it was when its sender looked. */
  from: status,
  reason: z.enum(EDIT_REASONS, 'Please say why.'),
})
export type StatusInput = z.output<typeof statusInput>
